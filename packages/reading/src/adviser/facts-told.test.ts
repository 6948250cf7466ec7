import { analyzeChart } from '@wolha/saju';
import { expect, test } from 'vitest';
import { fixture } from '#checks/fixture.ts';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { Room } from './room.ts';

const PARTNERS = [...shippedPartners().values()];
const CHARTS = fixture()
  .filter((_, index) => index % 6 === 0)
  .map(({ chart }) => chart);
const OTHER = analyzeChart({ birthday: '19920712', time: '1330', sexType: 'MALE' });
const TODAY = '20261121';
const ONWARD =
  /^(네(?!, (접|놓))|전하|말하세요|고백(?!하지)|하세요|해도 (돼|됩)|접기에는|아직 접지|놓지 마)/u;
const boldOf = (markdown: string): string => /\*\*(.+?)\*\*/u.exec(markdown)?.[1] ?? '';

const rooms = (other: typeof OTHER | null, questions: readonly string[]): string[] =>
  CHARTS.map((own, index) => {
    const partner = PARTNERS[index % PARTNERS.length];
    if (!partner) throw new RangeError('no partner');
    const room = new Room(own, other, TODAY);
    return questions.map((question) => boldOf(room.ask(partner, question, TODAY).markdown)).at(-1) ?? '';
  });

test('nobody is sent on to somebody who is said to be bound, nor held to them afterwards', () => {
  const heard = '짝사랑하는 선배한테 여자친구 있다는 말을 들었어요. 고백해도 될까요?';
  for (const bold of rooms(null, [heard])) expect(bold).not.toMatch(ONWARD);
  for (const bold of rooms(null, [heard, '이제 마음을 접는 게 나을까요?'])) expect(bold).not.toMatch(ONWARD);
});

test('somebody whose friend is bound is not led on as half of a couple', () => {
  const [own] = CHARTS;
  const [partner] = PARTNERS;
  if (!own || !partner) throw new RangeError('no room');
  const { followUps } = new Room(own, null, TODAY).ask(
    partner,
    '짝사랑하는 선배한테 여자친구 있다는 소문을 들었어요',
    TODAY,
  );
  expect(followUps).toHaveLength(2);
  expect(followUps.join(' ')).not.toMatch(/두 사람|지금 만나는|저희/u);
});

test('the fact is forgotten once it is taken back', () => {
  const heard = '짝사랑하는 선배한테 여자친구 있다는 말을 들었어요. 고백해도 될까요?';
  const free = '소문이 거짓이래요! 그럼 고백해도 될까요?';
  expect(rooms(null, [heard, free]).some((bold) => ONWARD.test(bold))).toBe(true);
});

test('a lie that was told of is no doubt to be laid aside', () => {
  for (const bold of rooms(OTHER, ['남자친구가 또 거짓말을 했어요. 믿어도 될까요?']))
    expect(bold).not.toMatch(/풀리기 쉬운|믿고 가도|믿어 보아도|짐작을 접고/u);
});
