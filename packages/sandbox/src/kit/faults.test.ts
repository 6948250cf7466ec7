import { expect, test } from 'vitest';
import { createFaultPlan, type FaultOdds } from '#kit/faults.ts';
import { seededRandom } from '#kit/random.ts';

type Operation = 'pay' | 'ask';
const odds: FaultOdds<Operation> = {
  pay: [
    { chance: 0.2, fault: { outcome: 'drop', when: 'after' } },
    { chance: 0.1, fault: { slowMs: 5 } },
  ],
};
const drawn = (seed: number, count: number) => {
  const plan = createFaultPlan<Operation>({ random: seededRandom(seed), odds });
  return Array.from({ length: count }, () => plan.draw('pay'));
};

test('the same seed meets the same faults, another seed others', () => {
  expect(drawn(7, 200)).toEqual(drawn(7, 200));
  expect(drawn(7, 200)).not.toEqual(drawn(8, 200));
});

test('chances come out as often as they say', () => {
  const faults = drawn(7, 4000);
  const dropped = faults.filter((fault) => fault?.outcome === 'drop').length;
  const slow = faults.filter((fault) => fault?.slowMs === 5).length;
  expect(dropped / 4000).toBeCloseTo(0.2, 1);
  expect(slow / 4000).toBeCloseTo(0.1, 1);
});

test('programmed faults come first, then standing ones, then chance', () => {
  const plan = createFaultPlan<Operation>({ random: () => 0, odds });
  plan.always('pay', { outcome: 'fail' });
  plan.next('pay', { outcome: 'die' }, 2);
  expect([plan.draw('pay'), plan.draw('pay'), plan.draw('pay')].map((fault) => fault?.outcome)).toEqual([
    'die',
    'die',
    'fail',
  ]);
  plan.always('pay', undefined);
  expect(plan.draw('pay')).toEqual({ outcome: 'drop', when: 'after' });
  expect(plan.draw('ask')).toBeUndefined();
});

test('a programmed fault does not shift the chances of later calls', () => {
  const plan = createFaultPlan<Operation>({ random: seededRandom(7), odds });
  plan.next('pay', { outcome: 'die' });
  plan.draw('pay');
  const rest = Array.from({ length: 50 }, () => plan.draw('pay'));
  expect(rest).toEqual(drawn(7, 51).slice(1));
});

test('clearing lifts everything', () => {
  const plan = createFaultPlan<Operation>({ random: () => 0, odds });
  plan.next('pay', { outcome: 'die' });
  plan.always('ask', { outcome: 'die' });
  plan.clear();
  expect([plan.draw('pay'), plan.draw('ask')]).toEqual([undefined, undefined]);
});
