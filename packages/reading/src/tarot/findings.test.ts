import { describe, expect, test } from 'vitest';
import { COURTS, EASED, TURNED } from '#corpus/tarot/combos/counts.ts';
import { COURSES } from '#corpus/tarot/combos/meetings.ts';
import { PAIRED } from '#corpus/tarot/combos/suits.ts';
import { randomSpreads } from '#checks/random-spreads.ts';
import { findingsOf, type TableFinding } from './findings.ts';
import { layOut, type DrawnCard, type LaidCard } from './table.ts';

const SEED = 23;
const tables = randomSpreads(SEED, 300, 3).map((drawn) => layOut(drawn));
const finding = (cards: readonly LaidCard[], name: string): TableFinding | undefined =>
  findingsOf(cards).find((found) => found.name === name);
const drawn = (...cards: readonly (readonly [number, 'U' | 'R'])[]): LaidCard[] =>
  layOut(
    cards.map(([number, way]): DrawnCard => ({ number, direction: way === 'U' ? 'UPRIGHT' : 'REVERSED' })),
  );

describe('findingsOf', () => {
  test('says of two cards of a group where they lie to the third', () => {
    const places = new Set<number>();
    for (const cards of tables) {
      const odd = cards.find(({ group }) => cards.filter((other) => other.group === group).length === 1);
      const [pair] = cards.filter((card) => card !== odd);
      if (!odd || !pair || new Set(cards.map(({ group }) => group)).size !== 2) continue;
      places.add(odd.place);
      const suits = finding(cards, 'suits');
      expect(suits?.texts).toEqual([PAIRED[odd.place]?.[pair.group]]);
      expect(suits?.words.get('odd')?.text).toContain(odd.face.name);
    }
    expect([...places].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test('tells the ends of a row in the order they lie, and nothing of two ends of one group', () => {
    for (const cards of tables) {
      const [first, , last] = cards;
      if (!first || !last) throw new RangeError('a row of three');
      const meeting = finding(cards, 'meeting');
      if (first.group === last.group) expect(meeting).toBeUndefined();
      else expect(meeting?.texts[0]).toBe(COURSES[`${first.group}-${last.group}`]);
    }
  });

  test('speaks of a block only where a card upside down is a hard one', () => {
    for (const cards of tables) {
      const turned = cards.filter(({ direction }) => direction === 'REVERSED');
      const count = turned.length as 0 | 1 | 2 | 3;
      const eased = count > 0 && turned.every(({ tone }) => tone !== 'hard');
      expect(finding(cards, 'turned')?.texts).toBe(eased ? EASED[count as 1 | 2 | 3] : TURNED[count]);
    }
  });

  test('counts the people of the court', () => {
    expect(finding(drawn([33, 'U'], [46, 'U'], [2, 'U']), 'courts')?.texts).toBe(COURTS[2]);
    expect(finding(drawn([33, 'U'], [46, 'U'], [77, 'U']), 'courts')?.texts).toBe(COURTS[3]);
  });
});
