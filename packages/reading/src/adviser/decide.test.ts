import { analyzeChart, type Chart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { fixture } from '#checks/fixture.ts';
import { timesOf } from './asked-time.ts';
import { decide, type Stance } from './decide.ts';
import { pairView } from './pair-view.ts';
import { heardAtLarge } from './understand/understand.ts';

const OTHER = analyzeChart({ birthday: '19920712', time: '1330', sexType: 'MALE' });
const CHARTS = fixture()
  .filter((_, index) => index % 5 === 0)
  .map(({ chart }) => chart);
const TODAY = '20261121';
const DATES = [TODAY, '20270305', '20270810'];

function stanceOf(question: string, own: Chart, on: string, other: Chart | null): Stance {
  const asked = heardAtLarge(question, []);
  const pair = other && pairView(own, other);
  return decide(timesOf({ own, on, today: TODAY }, asked.scope), asked, pair).stance;
}

const SUBJECTS: readonly (readonly [subject: string, onward: readonly string[], letGo: readonly string[]])[] =
  [
    [
      'a love that has not begun',
      [
        '이 썸은 연애로 이어질까요?',
        '먼저 만나자고 해도 될까요?',
        '그 사람에게 고백해도 될까요?',
        '그 사람에게서 연락이 올까요?',
        '먼저 연락해도 될까요?',
        '썸 타는 그 사람의 마음은 어떨까요?',
      ],
      ['이제 마음을 접는 게 나을까요?', '이 썸을 그만둘까요?'],
    ],
    [
      'a love that ended',
      [
        '헤어진 사람과 다시 이어질 수 있을까요?',
        '헤어진 사람에게 먼저 연락해도 될까요?',
        '헤어진 그 사람의 마음은 어떨까요?',
      ],
      ['헤어진 사람을 이제 놓아줘야 할까요?'],
    ],
    [
      'a couple',
      ['남자친구랑 오래갈까요?', '남자친구는 저를 사랑할까요?', '남자친구랑 여행 가도 될까요?'],
      ['이 관계를 놓아도 될까요?', '남자친구랑 헤어질까요?'],
    ],
    ['a marriage', ['이 사람과 결혼할 수 있을까요?', '이 사람과 결혼해도 될까요?'], []],
  ];
const OPPOSITE: Record<Stance, Stance> = { go: 'hold', mid: 'mid', hold: 'go' };

describe('one subject has one verdict', () => {
  test.each(SUBJECTS)(
    'whether it will be and whether to do it never point different ways: %s',
    (_, onward, letGo) => {
      for (const own of CHARTS)
        for (const on of DATES)
          for (const other of [null, OTHER]) {
            const times = timesOf({ own, on, today: TODAY }, { kind: 'none' });
            const pair = other && pairView(own, other);
            const told = (question: string) => decide(times, heardAtLarge(question, []), pair).stance;
            const stances = new Set(onward.map(told));
            expect(stances.size, `${own.pillars.day.korean} ${on}`).toBe(1);
            const [stance = 'mid'] = stances;
            for (const question of letGo) expect(told(question)).toBe(OPPOSITE[stance]);
          }
    },
  );

  test('a named day softens what the month says and never turns it round', () => {
    for (const own of CHARTS) {
      const month = stanceOf('그 사람에게 고백해도 될까요?', own, TODAY, null);
      for (const day of ['내일', '이번 주 토요일에', '11월 29일에'])
        expect(
          [month, 'mid', 'go', 'hold'].filter((stance) => stance !== OPPOSITE[month] || stance === 'mid'),
        ).toContain(stanceOf(`${day} 고백해도 될까요?`, own, TODAY, null));
    }
  });

  test('a month is what the readings of the reference date say of it', () => {
    const WORD: Record<string, Stance> = { BRIGHT: 'go', PLAIN: 'mid', SLOW: 'hold' };
    for (const own of CHARTS) {
      const { base } = timesOf({ own, on: TODAY, today: TODAY }, { kind: 'none' });
      for (const { month, year, tone } of base.ahead.verdicts.months.slice(1, 11))
        expect(stanceOf(`${year}년 ${month}월 운세는 어때요?`, own, TODAY, null)).toBe(WORD[tone]);
    }
  });

  test('somebody who is bound is let go, whatever the month', () => {
    for (const own of CHARTS)
      for (const on of DATES)
        expect(stanceOf('유부남을 좋아하게 됐어요 고백해도 될까요', own, on, OTHER)).toBe('go');
  });
});
