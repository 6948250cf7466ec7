import { analyzeChart, type Chart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { fixture } from '#checks/fixture.ts';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import { answerChat } from './answer-chat.ts';
import { timesOf } from './asked-time.ts';
import { decide, type Decision } from './decide.ts';
import { pairView } from './pair-view.ts';
import { Room } from './room.ts';
import { understand } from './understand/understand.ts';

const PARTNERS = [...shippedPartners().values()];
const CHARTS = fixture()
  .filter((_, index) => index % 4 === 0)
  .map(({ chart }) => chart);
const OTHER = analyzeChart({ birthday: '19920712', time: '1330', sexType: 'MALE' });
const TODAY = '20261121';

const decided = (question: string, own: Chart, other: Chart | null): Decision => {
  const asked = understand(question, []);
  return decide(timesOf({ own, on: TODAY, today: TODAY }, asked.scope), asked, other && pairView(own, other));
};
const told = (question: string, own: Chart, index: number, other: Chart | null = null): string => {
  const partner = PARTNERS[index % PARTNERS.length];
  if (!partner) throw new RangeError('no partner');
  return answerChat({ partner, question, own, counterpart: other, on: TODAY, today: TODAY, history: [] })
    .markdown;
};
const PARTING = [
  '헤어진 사람과 다시 이어질 수 있을까요?',
  '헤어진 사람에게 먼저 연락해도 될까요?',
  '헤어진 그 사람의 마음은 어떨까요?',
  '왜 헤어졌을까요?',
  '다시 만나려면 무엇을 바꿔야 하나요?',
  '그 사람과 저는 어떤 인연이었나요?',
  '이별의 아픔은 언제쯤 가벼워질까요?',
  '마음을 정리하려면 어떻게 해야 하나요?',
];
const boldOf = (markdown: string): string => /\*\*(.+?)\*\*/u.exec(markdown)?.[1] ?? '';
const WEEKDAY = /\d+월 \d+일 [일월화수목금토]요일/u;

describe('an answer follows one course', () => {
  test.each([
    '그 사람에게 고백해도 될까요?',
    '헤어진 사람과 다시 이어질 수 있을까요?',
    '남자친구랑 오래갈까요?',
    '내일 소개팅 잘될까요?',
  ])('what tipped it points its own way: %s', (question) => {
    for (const own of CHARTS)
      for (const other of [null, OTHER]) {
        const { stance, because } = decided(question, own, other);
        const [first = []] = because;
        const signs = new Set(first.map((name) => name.split('.')[1]));
        if (stance === 'go') expect([...signs].every((sign) => sign === 'up')).toBe(true);
        if (stance === 'hold') expect(signs.has('up')).toBe(false);
        if (because.length > 1) expect(stance).toBe('mid');
      }
  });

  test('and tells the month, the year or the pair it was tipped by', () => {
    for (const [index, own] of CHARTS.entries()) {
      const markdown = told('이직해도 될까요?', own, index);
      const { thisYear, month } = timesOf({ own, on: TODAY, today: TODAY }, { kind: 'none' }).base.portrait
        .luck;
      expect([month.pillar.korean, thisYear.pillar.korean].some((pillar) => markdown.includes(pillar))).toBe(
        true,
      );
    }
  });

  test.each([
    '저는 어떤 사람과 잘 맞나요?',
    '연애할 때 제 장점은 무엇인가요?',
    '저는 왜 늘 비슷하게 헤어질까요?',
  ])('brings no day and no month to what does not pass with them: %s', (question) => {
    for (const [index, own] of CHARTS.entries())
      expect(told(question, own, index)).not.toMatch(/오늘의 |이번 달/u);
  });

  test('reads no single day into a year that is asked about', () => {
    for (const [index, own] of CHARTS.entries())
      expect(told('내년 연애운은 올해와 어떻게 다른가요?', own, index)).not.toMatch(/2월 10일/u);
  });

  test('speaks of the meeting that is near, not of a month after it', () => {
    for (const [index, own] of CHARTS.entries())
      expect(boldOf(told('내일 소개팅인데 잘될까요?', own, index))).not.toMatch(/월(?! \d+일)/u);
  });

  test('names no day in this fortnight to somebody who is told to wait', () => {
    for (const [index, own] of CHARTS.entries())
      for (const question of ['언제 먼저 연락하는 게 좋을까요?', '제 마음을 전하기 좋은 때는 언제인가요?'])
        if (decided(question, own, null).stance === 'hold')
          expect(boldOf(told(question, own, index))).not.toMatch(WEEKDAY);
  });

  test.each([
    ['그 사람에게 고백해도 될까요?', '마음 접어도 될까요?'],
    ['헤어진 사람에게 먼저 연락해도 될까요?', '헤어진 사람 이제 잊어도 될까요?'],
    ['먼저 연락해도 될까요?', '이제 연락을 끊어도 될까요?'],
  ])('never says yes to going on and to letting go at once: %s %s', (on, off) => {
    const yes = /^(네|하세요|하십시오|해도|말하|보내|먼저|말해|연락해도)/u;
    for (const [index, own] of CHARTS.entries()) {
      const [first, second] = [on, off].map((question) => boldOf(told(question, own, index)));
      expect(
        yes.test(first ?? '') && /^(네|놓아도|접어도|그만|놓으|놓으십|정리해도)/u.test(second ?? ''),
      ).toBe(false);
      expect(second).not.toMatch(/^(네, 먼저|보내|말하세요|고백)/u);
    }
  });

  test('names a day that is near to somebody who may do it now', () => {
    for (const [index, own] of CHARTS.entries())
      for (const question of [
        '사이를 분명히 하기 좋은 때는 언제인가요?',
        '제 마음을 전하기 좋은 때는 언제인가요?',
        '헤어진 사람에게 먼저 연락해도 괜찮은 시기는 언제인가요?',
      ])
        if (decided(question, own, null).stance === 'go')
          expect(boldOf(told(question, own, index))).toMatch(WEEKDAY);
  });

  test('tells who asks how old they will be at their wedding an age', () => {
    for (const [index, own] of CHARTS.entries()) {
      const { year } = decided('저는 몇 살에 결혼해요?', own, null);
      const age = `${year.year - own.solar.year}살`;
      expect(boldOf(told('저는 몇 살에 결혼해요?', own, index))).toContain(age);
    }
  });

  test('names a month for a wedding that leaves time to make ready', () => {
    for (const [index, own] of CHARTS.entries())
      expect(boldOf(told('결혼식은 몇 월에 올리는 게 좋을까요?', own, index))).toMatch(
        /내년 (?:[3-9]|10)월/u,
      );
  });

  test('names the year of a stretch of days that lies beyond this one', () => {
    for (const [index, own] of CHARTS.entries())
      for (const question of ['다음 연애는 언제쯤 시작될까요?', '이별의 아픔은 언제쯤 가벼워질까요?']) {
        const { month } = decided(question, own, null);
        const [span] = /(?:내년 |\d{4}년 )?\d+월 \d+일~/u.exec(boldOf(told(question, own, index))) ?? [];
        if (span !== undefined && month.year > 2026) expect(span).toMatch(/년/u);
      }
  });

  test('decides a second thing asked for itself, whatever stands of the first', () => {
    const second = '새로운 사람은 언제 만날 수 있을까요?';
    const bridges = ADVISER_TOPICS.flatMap(({ moves }) => moves['also'] ?? []).map(({ text }) => text);
    const soon = CHARTS.filter((own) => decided(second, own, null).month.year === 2026);
    expect(soon.length).toBeGreaterThan(0);
    for (const [index, own] of soon.entries()) {
      const markdown = told(`유부남 상사가 자꾸 연락해요 왜 그럴까요? ${second}`, own, index);
      const line = markdown
        .split('\n\n')
        .find((paragraph) => bridges.some((bridge) => paragraph.startsWith(bridge)));
      expect(line).toBeDefined();
      expect(line).not.toContain('내년');
    }
  });

  test('says “that month” only of one whose pillar was named', () => {
    for (const [index, own] of CHARTS.entries())
      for (const question of [
        '남자친구랑 오래갈까요?',
        '다음 연애는 언제쯤 시작될까요?',
        '이 썸은 연애로 이어질까요?',
      ])
        for (const other of [null, OTHER]) {
          const markdown = told(question, own, index, other);
          const before = markdown.split('그달의 ')[0] ?? '';
          if (before !== markdown)
            expect(before).toContain(`${decided(question, own, other).month.pillar.korean}월`);
        }
  });

  test('calls nobody quick who is told to be slow to warm', () => {
    for (const own of CHARTS)
      for (const partner of PARTNERS) {
        const room = new Room(own, null, TODAY);
        const said = [
          '그 사람에게 고백해도 될까요?',
          '썸에서 저는 어떻게 다가가면 좋을까요?',
          '이 썸은 연애로 이어질까요?',
        ]
          .map((question) => room.ask(partner, question, TODAY).markdown)
          .join(' ');
        if (/천천히 데우|서두르는 것을 싫어/u.test(said))
          expect(said).not.toMatch(/당신 걸음은 빨라|당신 걸음은 빠릅|당신 시계가/u);
      }
  });

  test('does not lay a silence between two who are no couple to how the reader quarrels', () => {
    for (const [index, own] of CHARTS.entries())
      expect(boldOf(told('썸남이 답장이 없어요 왜 그럴까요?', own, index))).not.toMatch(
        /지난번 말|입을 닫|따지는/u,
      );
  });

  test('tells a question about work nothing of love', () => {
    for (const [index, own] of CHARTS.entries())
      for (const question of ['이직해도 될까요?', '내년에 승진할 수 있을까요?'])
        expect(told(question, own, index)).not.toMatch(/사랑|고백|끌림|질투|배우자|인연/u);
  });

  test('gives who asks of a wedding and names nobody nothing to do for two', () => {
    for (const [index, own] of CHARTS.entries())
      expect(told('결혼은 언제 하게 될까요?', own, index)).not.toMatch(
        /둘의 규칙|손을 잡으세요|같이 움직이는/u,
      );
  });

  test('tells of the day whether word comes on it', () => {
    for (const [index, own] of CHARTS.entries()) {
      const { stance } = decided('오늘 연락 올까요?', own, null);
      const bold = boldOf(told('오늘 연락 올까요?', own, index));
      if (stance !== 'hold') expect(bold).not.toMatch(/월/u);
    }
  });

  test('speaks of the two to somebody who has a partner and asks about the spouse', () => {
    for (const [index, own] of CHARTS.entries())
      expect(told('제 배우자는 어떤 사람인가요?', own, index, OTHER)).not.toMatch(
        /소개(를|해| 부탁)|프로필|새 사람/u,
      );
  });

  test('sets the right particle behind a month', () => {
    const texts = ADVISER_TOPICS.flatMap(({ moves }) => Object.values(moves).flat()).map(({ text }) => text);
    expect(texts.filter((text) => /\{(when|monthWord)\}(으로|가 |는 |를 )/u.test(text))).toEqual([]);
  });

  test('speaks of the very day that is named, and where it advises against it of a later one', () => {
    for (const [index, own] of CHARTS.entries()) {
      const question = '이번 주 토요일에 만나자고 해도 될까요?';
      const bold = boldOf(told(question, own, index));
      const days = [...bold.matchAll(/(\d+)월 (\d+)일/gu)].map(
        ([, month, day]) => Number(month) * 100 + Number(day),
      );
      expect(days.filter((day) => day < 1121)).toEqual([]);
      if (decided(question, own, null).stance !== 'hold')
        expect(days.filter((day) => day !== 1121 && day !== 1128)).toEqual([]);
    }
  });

  test('bids nobody go or wait who asks what they are like', () => {
    const partings = ADVISER_TOPICS.flatMap(({ moves }) =>
      Object.entries(moves).flatMap(([move, texts]) =>
        move.startsWith('close.') ? texts.map(({ text }) => text) : [],
      ),
    );
    for (const [index, own] of CHARTS.entries()) {
      const markdown = told('연애할 때 제 장점은 무엇인가요?', own, index);
      expect(partings.filter((text) => markdown.includes(text))).toEqual([]);
    }
  });

  test('hands nobody a light greeting to send who speaks of a parting, however long', () => {
    for (const own of CHARTS.slice(0, 6))
      for (const partner of PARTNERS) {
        const room = new Room(own, null, TODAY);
        for (const question of PARTING)
          expect(room.ask(partner, question, TODAY).markdown).not.toMatch(
            /이번 주 어떻게 지내요|문득 생각나서|답은 천천히/u,
          );
      }
  });
});
