/** The states of an order, in the order a good one passes through the first four. */
export const ORDER_STATES = [
  'created',
  'confirming',
  'paid',
  'fulfilled',
  'refundingPart',
  'failed',
  'expired',
  'refunding',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order. */
export const ORDER_EVENTS = [
  /** The buyer came back from the card window, and this payment may now be asked for. */
  'returned',
  /** The provider took the money, as much as the order says. */
  'approved',
  /** The provider took money that nothing can be delivered for: a wrong amount, a second purchase, a person gone. */
  'approvedInVain',
  /** The provider said no for good; nothing was taken. */
  'refused',
  /** The time to pay is over; nothing was taken. */
  'lapsed',
  /** The reading is written and stored. */
  'delivered',
  /** The money is to be given back: the reading cannot be made, or the operator says so. */
  'givenUp',
  /** The provider gave all of the money back, whoever asked for it. */
  'takenBack',
  /** The money of what was not used is to be given back; the rest of the purchase stands. */
  'partGivenUp',
  /** The provider gave that part back. */
  'partTakenBack',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Where an event leads. `stays`: true, but nothing new. `impossible`: refused, whoever says so. */
export type Step = OrderState | 'stays' | 'impossible';

/**
 * The whole life of an order. What the provider says late still counts: money taken for an order we had called
 * failed or expired makes it paid. What a browser says never moves an order out of a state the provider put it in.
 */
const STEPS: Record<OrderState, Record<OrderEvent, Step>> = {
  created: {
    returned: 'confirming',
    approved: 'paid',
    approvedInVain: 'refunding',
    refused: 'failed',
    lapsed: 'expired',
    delivered: 'impossible',
    givenUp: 'impossible',
    takenBack: 'refunded',
    partGivenUp: 'impossible',
    partTakenBack: 'impossible',
  },
  confirming: {
    returned: 'stays',
    approved: 'paid',
    approvedInVain: 'refunding',
    refused: 'failed',
    lapsed: 'expired',
    delivered: 'impossible',
    givenUp: 'impossible',
    takenBack: 'refunded',
    partGivenUp: 'impossible',
    partTakenBack: 'impossible',
  },
  paid: {
    returned: 'stays',
    approved: 'stays',
    approvedInVain: 'stays',
    refused: 'stays',
    lapsed: 'stays',
    delivered: 'fulfilled',
    givenUp: 'refunding',
    takenBack: 'refunded',
    partGivenUp: 'impossible',
    partTakenBack: 'impossible',
  },
  fulfilled: {
    returned: 'stays',
    approved: 'stays',
    approvedInVain: 'stays',
    refused: 'stays',
    lapsed: 'stays',
    delivered: 'stays',
    givenUp: 'refunding',
    takenBack: 'refunded',
    partGivenUp: 'refundingPart',
    partTakenBack: 'stays',
  },
  refundingPart: {
    returned: 'stays',
    approved: 'stays',
    approvedInVain: 'stays',
    refused: 'stays',
    lapsed: 'stays',
    delivered: 'stays',
    givenUp: 'impossible',
    takenBack: 'refunded',
    partGivenUp: 'stays',
    partTakenBack: 'fulfilled',
  },
  failed: {
    returned: 'stays',
    approved: 'paid',
    approvedInVain: 'refunding',
    refused: 'stays',
    lapsed: 'stays',
    delivered: 'impossible',
    givenUp: 'impossible',
    takenBack: 'refunded',
    partGivenUp: 'impossible',
    partTakenBack: 'impossible',
  },
  expired: {
    returned: 'stays',
    approved: 'paid',
    approvedInVain: 'refunding',
    refused: 'stays',
    lapsed: 'stays',
    delivered: 'impossible',
    givenUp: 'impossible',
    takenBack: 'refunded',
    partGivenUp: 'impossible',
    partTakenBack: 'impossible',
  },
  refunding: {
    returned: 'stays',
    approved: 'stays',
    approvedInVain: 'stays',
    refused: 'stays',
    lapsed: 'stays',
    delivered: 'impossible',
    givenUp: 'stays',
    takenBack: 'refunded',
    partGivenUp: 'impossible',
    partTakenBack: 'stays',
  },
  refunded: {
    returned: 'stays',
    approved: 'stays',
    approvedInVain: 'stays',
    refused: 'stays',
    lapsed: 'stays',
    delivered: 'impossible',
    givenUp: 'stays',
    takenBack: 'stays',
    partGivenUp: 'impossible',
    partTakenBack: 'stays',
  },
};

/** Where an order in this state goes when this happens. */
export const stepOf = (state: OrderState, event: OrderEvent): Step => STEPS[state][event];

/** States in which the provider is owed a question, so that the reconciler comes back to the order. */
export const CHASED_STATES: readonly OrderState[] = ['confirming', 'refunding', 'refundingPart'];
