import { analyzeChart } from '@wolha/saju';
import { expect, test } from 'vitest';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { sentencesOf } from '#compose/sentences.ts';
import { sentenceKey } from '../quill.ts';
import { Room } from '../room.ts';
import { understand } from '../understand/understand.ts';
import { CONCERNS } from './all.ts';

/** What the last of some questions was heard as. */
function heardLast(...questions: readonly string[]): string | undefined {
  const history = questions.slice(0, -1).map((text) => ({ role: 'READER' as const, text }));
  return understand(questions.at(-1) ?? '', history).concern?.id;
}

const PARTED = '한 달 전에 헤어졌어요 다시 만날 수 있을까요?';
const NEAR = '썸남이 있는데 저 좋아하는 거 맞아요?';

test.each([
  ['먼저 연락 올까', 'will-they-text', 'will-ex-contact'],
  ['내가 먼저 할까', 'text-first-or-wait', 'contact-ex-first'],
  ['무슨 마음일까', 'ssum-likes-me', 'ex-feelings-left'],
  ['그럼 기다릴까요', 'wait-or-stop', 'wait-for-ex'],
  ['언제까지?', 'how-long-to-wait', 'how-long-wait-for-ex'],
  ['며칠?', 'how-long-to-wait', 'how-long-wait-for-ex'],
  ['오늘 만나고 왔어요', 'met-today', 'met-ex-today'],
])('who is named nowhere is whoever was spoken of: %s', (question, ofNear, ofParted) => {
  expect(heardLast(NEAR, question)).toBe(ofNear);
  expect(heardLast(PARTED, question)).toBe(ofParted);
});

test('how two stand is kept for a whole evening, and changes when it is told', () => {
  const evening = Array.from({ length: 15 }, () => '그럼 이제 어떡해');
  expect(heardLast(PARTED, ...evening, '먼저 연락 올까')).toBe('will-ex-contact');
  expect(heardLast(PARTED, ...evening, '썸남이 생겼어요', '먼저 연락 올까')).toBe('will-they-text');
});

test.each([
  [[PARTED, '그럼 언제?'], 'back-together-when'],
  [[PARTED, '먼저 연락 올까', '언제쯤?'], 'when-ex-contacts'],
  [[NEAR, '내가 먼저 할까', '뭐라고?'], 'text-what'],
  [['짝사랑하는 오빠가 있어요', '고백할까', '언제'], 'confess-when'],
])('only when or how is asked of what was asked before: %j', (questions, concern) => {
  expect(heardLast(...questions)).toBe(concern);
});

test.each(['왜?', '진짜?', '확실해?', '안 오면?', '보냈어요', '그 전에는 안 돼?'])(
  'what is said of the talk itself keeps its subject: %s',
  (question) => {
    const history = [PARTED, '걔는 나 생각할까'].map((text) => ({ role: 'READER' as const, text }));
    const { concern, topic } = understand(question, history);
    expect(concern?.subject).toBe('matter');
    expect(['reunion', 'heal']).toContain(topic);
  },
);

test('what happened today is answered for itself, not for the day', () => {
  const own = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });
  for (const partner of shippedPartners().values()) {
    const { markdown } = new Room(own, null, '20261123').ask(partner, '오늘부터 1일이에요', '20261123');
    expect(/\*\*.+?\*\*/u.exec(markdown)?.[0]).not.toContain('오늘');
  }
});

/** The line of the last of some questions that answers. */
function answerLast(...questions: readonly string[]): string {
  const own = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });
  const [partner] = shippedPartners().values();
  const room = new Room(own, null, '20261123');
  const answers = questions.map((question) => room.ask(partner!, question, '20261123').markdown);
  return /\*\*(.+?)\*\*/u.exec(answers.at(-1) ?? '')?.[1] ?? '';
}

const sentences = (text: string): number => text.split(/[.?!]\s*/u).filter((part) => part !== '').length;

test('one thing more that is told is answered with what more there is to say', () => {
  expect(sentences(answerLast(NEAR, '저희는 같은 부서예요'))).toBeGreaterThan(1);
});

/** The concerns of the talk whose line stands in an answer, whatever ending a voice gives it. */
const linesIn = (answer: string): readonly string[] => {
  const said = new Set(sentencesOf(answer).map(sentenceKey));
  return CONCERNS.filter(({ texts }) =>
    Object.entries(texts.moves).some(
      ([move, fragments]) =>
        move.startsWith('answer') &&
        fragments.some(({ text }) => sentencesOf(text).every((sentence) => said.has(sentenceKey(sentence)))),
    ),
  ).map(({ id }) => id);
};

test.each([
  ['커피도 사 주고 집까지 데려다줬어요', 'tells-good-sign'],
  ['만나도 폰만 봐요', 'tells-bad-sign'],
  ['지금은 누굴 만날 여유가 없대요', 'tells-their-words'],
])('a sign that is told is read by itself: %s', (told, concern) => {
  expect(heardLast(NEAR, told)).toBe(concern);
  expect(linesIn(answerLast(NEAR, told))).toEqual([concern]);
});

test('what is told before anything is asked is answered, not added to', () => {
  const told = '두 살 차이예요';
  expect(heardLast(told)).toBe('tells-more');
  expect(linesIn(answerLast(told))).not.toContain('tells-more');
});

test('who takes the advice is not told it over again', () => {
  expect(sentences(answerLast(NEAR, '네 그렇게 해볼게요'))).toBeLessThan(3);
});
