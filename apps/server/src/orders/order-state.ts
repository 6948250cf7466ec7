/** The states of an order, in the order a good one passes through the first four. */
export const ORDER_STATES = [
  'created',
  'confirming',
  'paid',
  'fulfilled',
  'failed',
  'expired',
  'refunding',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];
