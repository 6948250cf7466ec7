import { describe, expect, test } from 'vitest';
import { fixture } from '#checks/fixture.ts';
import { timesOf } from './asked-time.ts';
import { decide, type Stance } from './decide.ts';
import { keepingMonth } from './kept-month.ts';
import { whenName } from './pointed.ts';
import { heardAtLarge } from './understand/understand.ts';

const TODAY = '20261121';
const CHARTS = fixture().map(({ chart }) => chart);
const ASKED = heardAtLarge('그 사람에게 고백해도 될까요?', []);

/** A chart's times, what is decided of it with a stance, and the bright months it has. */
function deskOf(own: (typeof CHARTS)[number], stance: Stance, question = '그 사람에게 고백해도 될까요?') {
  const asked = heardAtLarge(question, []);
  const times = timesOf({ own, on: TODAY, today: TODAY }, asked.scope);
  const decision = { ...decide(times, asked, null), stance };
  const [running, ...ahead] = times.base.ahead.verdicts.months;
  const bright = ahead.filter(({ tone }) => tone === 'BRIGHT');
  return {
    asked,
    times,
    decision,
    running,
    bright,
    named: bright.map((month) => whenName(times.base, month)),
  };
}

describe('a month that a room was told of', () => {
  test.each(['go', 'mid', 'hold'] as const)('stays the month where the answer is %s', (stance) => {
    for (const own of CHARTS) {
      const { asked, times, decision, bright, named } = deskOf(own, stance);
      for (const [index, month] of bright.entries()) {
        const answers = ['잘 물어 주셨어요. **아직 몰라요.**', `이어서 볼게요. **${named[index]}에 와요.**`];
        expect(keepingMonth(decision, answers, times, asked).month).toEqual(month);
      }
    }
  });

  test('is the first of two that were named', () => {
    for (const own of CHARTS) {
      const { asked, times, decision, bright, named } = deskOf(own, 'hold');
      const answers = named.slice(0, 2).map((name) => `**${name}이에요.**`);
      expect(keepingMonth(decision, answers, times, asked).month).toEqual(bright[0] ?? decision.month);
    }
  });

  test('is no month with a day, none outside the bold line, and not the one that runs where one is to wait', () => {
    for (const own of CHARTS) {
      const { asked, times, decision, named } = deskOf(own, 'hold');
      const answers = [`**이번 달이에요. ${named.at(-1)} 4일은 아니에요.** ${named.at(-1)}도 있어요.`];
      expect(keepingMonth(decision, answers, times, asked).month).toEqual(decision.month);
    }
  });

  test.each(['이직해도 될까요?', '12월에 고백해도 될까요?', '이별의 아픔은 언제쯤 가벼워질까요?'])(
    'is left aside where something else or another time is asked about: %s',
    (question) => {
      for (const own of CHARTS) {
        const { asked, times, decision, named } = deskOf(own, 'go', question);
        const answers = [`**${named.at(-1)}에 와요.**`];
        expect(keepingMonth(decision, answers, times, asked)).toEqual(decision);
      }
    },
  );
});

describe('a day that is tried', () => {
  test('does not move the month that is waited for', () => {
    for (const own of CHARTS) {
      const tried = heardAtLarge('3월 14일에 고백해도 될까요?', []);
      const then = decide(timesOf({ own, on: TODAY, today: TODAY }, tried.scope), tried, null);
      const atLarge = decide(timesOf({ own, on: TODAY, today: TODAY }, ASKED.scope), ASKED, null);
      // A month that holds its own day back is no month to wait for.
      if (then.stance === 'go' || atLarge.stance === 'go' || atLarge.month.month === 3) continue;
      expect(monthOf(then)).toBe(monthOf(atLarge));
    }
  });

  test('and a year that is tried names no other for a wedding on a condition', () => {
    let tried = 0;
    for (const own of CHARTS) {
      const asked = heardAtLarge('내년에 결혼할 수 있을까요?', []);
      const times = timesOf({ own, on: TODAY, today: TODAY }, asked.scope);
      const { stance, year } = decide(times, asked, null);
      if (stance !== 'mid') continue;
      tried += 1;
      expect(year.tone).not.toBe('plain');
    }
    expect(tried).toBeGreaterThan(0);
  });
});

const monthOf = ({ month: { year, month } }: ReturnType<typeof decide>): string => `${year}-${month}`;
