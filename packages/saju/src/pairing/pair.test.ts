import { describe, expect, test } from 'vitest';
import { analyzeChart } from '#chart/analyze-chart.ts';
import { analyzeBirthInto } from '#core/births.ts';
import { CHART_SLOTS } from '#core/slots.ts';
import { PAIR_WEIGHTS, pairRaw, shownScore } from '#core/pair-score.ts';
import { pair } from './pair.ts';
import { evenBirths, randomOf } from '../../test/random-births.ts';

const her = analyzeChart({ birthday: '19900520', time: '1430', sexType: 'FEMALE' });
const him = analyzeChart({ birthday: '19880908', time: null, sexType: 'MALE' });

describe('a pair', () => {
  const report = pair(her, him);

  test('has facts between named characters, the day pillars first', () => {
    expect(report.relations[0]).toMatchObject({
      korean: '원진',
      a: { seat: 'day', hanja: '酉' },
      b: { seat: 'day', hanja: '寅' },
      tone: 'strain',
      weight: 3,
    });
    const weights = report.relations.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(report.relations.some(({ b }) => b.seat === 'hour')).toBe(false);
  });

  test('says what each is to the other', () => {
    expect(report.toA).toMatchObject({
      tenGod: { korean: '상관' },
      stage: { korean: '제왕' },
      useful: { element: 'water' },
    });
    expect(report.toB).toMatchObject({ tenGod: { korean: '정인' } });
  });

  test('turned round has the same score and parts', () => {
    const turned = pair(him, her);
    expect(turned.score).toBe(report.score);
    expect(turned.parts).toEqual(report.parts);
    expect([turned.toA, turned.toB]).toEqual([report.toB, report.toA]);
  });
});

test('the two may complete a 삼합 that neither has', () => {
  const monkey = analyzeChart({ birthday: '20041217', time: '1230', sexType: 'FEMALE' });
  const dragon = analyzeChart({ birthday: '20000515', time: '1230', sexType: 'MALE' });
  expect(pair(monkey, dragon).completed).toContainEqual({
    kind: 'threeCombination',
    korean: '삼합',
    hanja: '子辰申',
    element: 'water',
  });
});

describe('scores of 20,000 random pairs', () => {
  const SEED = 20261123;
  const births = evenBirths(SEED, 2000);
  const flat = new Int32Array(births.length * CHART_SLOTS);
  births.forEach(({ year, month, day, hour, minute, male }, i) => {
    analyzeBirthInto(flat, i * CHART_SLOTS, year, month, day, hour, minute, male ? 1 : 0);
  });
  const random = randomOf(SEED);
  const scores = Array.from({ length: 20_000 }, () =>
    shownScore(pairRaw(flat, random(2000) * CHART_SLOTS, flat, random(2000) * CHART_SLOTS)),
  ).toSorted((a, b) => a - b);

  test('keep to 35..92, with at most 3 % from 90 up and a middle in the sixties', () => {
    expect([(scores[0] ?? 0) >= 35, (scores.at(-1) ?? 0) <= 92]).toEqual([true, true]);
    expect(scores.filter((score) => score >= 90).length).toBeLessThanOrEqual(600);
    expect(scores[10_000]).toBeGreaterThanOrEqual(62);
    expect(scores[10_000]).toBeLessThanOrEqual(70);
  });

  test('rise with the raw sum', () => {
    const shown = Array.from({ length: 101 }, (_, raw) => shownScore(raw));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(PAIR_WEIGHTS.reduce<number>((a, b) => a + b, 0)).toBe(100);
  });
});
