import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_EVENTS, ORDER_STATES, stepOf, type OrderState } from './order-state.ts';

/** Every state and every event, written out once more: `=` stays, `!` impossible. */
const TABLE = `
              returned    approved  approvedInVain  refused  lapsed   delivered  givenUp    takenBack  partGivenUp    partTakenBack
created       confirming  paid      refunding       failed   expired  !          !          refunded   !              !
confirming    =           paid      refunding       failed   expired  !          !          refunded   !              !
paid          =           =         =               =        =        fulfilled  refunding  refunded   !              !
fulfilled     =           =         =               =        =        =          refunding  refunded   refundingPart  =
refundingPart =           =         =               =        =        =          !          refunded   =              fulfilled
failed        =           paid      refunding       =        =        !          !          refunded   !              !
expired       =           paid      refunding       =        =        !          !          refunded   !              !
refunding     =           =         =               =        =        !          =          refunded   !              =
refunded      =           =         =               =        =        !          =          =          !              =
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const [events = [], ...states] = rows;
const cases = states.flatMap(([state = '', ...steps]) =>
  steps.map((step, index) => [state, events[index] ?? '', { '=': 'stays', '!': 'impossible' }[step] ?? step]),
);

describe('the life of an order', () => {
  test('is written out for every state and event', () => {
    expect(events).toEqual(ORDER_EVENTS);
    expect(states.map(([state]) => state)).toEqual(ORDER_STATES);
    expect(cases).toHaveLength(ORDER_STATES.length * ORDER_EVENTS.length);
  });

  test.each(cases)('%s, %s: %s', (state, event, step) => {
    expect(stepOf(state as never, event as never)).toBe(step);
  });

  const SEED = 20_261_121;
  const lives = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 30 });
  const follow = (happened: readonly (typeof ORDER_EVENTS)[number][]): OrderState[] => {
    const path: OrderState[] = ['created'];
    for (const event of happened) {
      const step = stepOf(path.at(-1) ?? 'created', event);
      if (step !== 'stays' && step !== 'impossible') path.push(step);
    }
    return path;
  };

  test(`never comes back to a state it left, but to fulfilled once a part went back (seed ${SEED})`, () => {
    fc.assert(
      fc.property(lives, (happened) => {
        const path = follow(happened).filter(
          (state, index, states) => state !== 'refundingPart' && states[index - 1] !== 'refundingPart',
        );
        expect(new Set(path).size).toBe(path.length);
        expect(path.length).toBeLessThanOrEqual(6);
      }),
      { seed: SEED },
    );
  });

  test(`I3 is never fulfilled without having been paid, nor paid without an approval (seed ${SEED})`, () => {
    fc.assert(
      fc.property(lives, (happened) => {
        const path = follow(happened);
        if (path.includes('fulfilled')) expect(path).toContain('paid');
        if (path.includes('paid')) expect(happened).toContain('approved');
      }),
      { seed: SEED },
    );
  });
});
