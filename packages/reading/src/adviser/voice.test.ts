import { describe, expect, test } from 'vitest';
import { fixture } from '#checks/fixture.ts';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { sentencesOf } from '#compose/sentences.ts';
import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import { answerChat } from './answer-chat.ts';
import { decide, type Stance } from './decide.ts';
import { timesOf } from './asked-time.ts';
import { sentenceKey } from './quill.ts';
import { understand } from './understand/understand.ts';
import { VOICES, voiceOf } from './voices.ts';

const PARTNERS = [...shippedPartners().values()];
const DAY = '20261121';
const CASES = fixture().filter((_, index) => index % 5 === 0);
const QUESTIONS = [
  '올해 안에 새로운 사람을 만날 수 있을까요?',
  '그 사람에게 고백해도 될까요?',
  '먼저 연락해도 될까요?',
  '헤어진 사람과 다시 이어질 수 있을까요?',
  '결혼운은 언제 들어오나요?',
  '저는 왜 사랑 앞에서 작아질까요?',
];

/** Sentences only one voice says. */
const OWN_WORDS = new Map(
  VOICES.map((voice) => {
    const topics = ADVISER_TOPICS.filter(({ id }) => id === `voice.${voice}` || id === `manner.${voice}`);
    const texts = topics.flatMap(({ moves }) => Object.values(moves).flat()).map(({ text }) => text);
    return [
      voice,
      new Set(
        texts.filter((text) => !text.includes('{')).flatMap((text) => sentencesOf(text).map(sentenceKey)),
      ),
    ] as const;
  }),
);

const answersOf = (partner: (typeof PARTNERS)[number]): string[] =>
  CASES.flatMap(({ chart }) =>
    QUESTIONS.map(
      (question) =>
        answerChat({ partner, question, own: chart, counterpart: null, on: DAY, today: DAY, history: [] })
          .markdown,
    ),
  );

describe('a voice', () => {
  test('belongs to each partner of the house, to no two the same', () => {
    expect(new Set(PARTNERS.map(voiceOf)).size).toBe(PARTNERS.length);
  });

  test.each(PARTNERS.map((partner) => [partner.name, partner] as const))(
    'is told by its own words: %s',
    (_, partner) => {
      const voice = voiceOf(partner);
      for (const answer of answersOf(partner)) {
        const keys = sentencesOf(answer)
          .map(sentenceKey)
          .filter((key) => key.length > 5);
        const share = (other: (typeof VOICES)[number]) =>
          keys.filter((key) => OWN_WORDS.get(other)?.has(key)).length;
        const strangers = VOICES.filter((other) => other !== voice && share(other) > 0);
        expect(strangers).toEqual([]);
      }
    },
  );

  test.each([
    ['서윤재', /(니다|시오)[.]?[”’]?$/u, 0.97],
    ['강무', /(니다|시오|것 하나)[.]?[”’]?$/u, 0.97],
    ['모란', /(지요|답니다|랍니다)[.?]?[”’]?$/u, 0.35],
    ['이든', /요[.!?]?[”’]?$/u, 0.6],
    ['하얀새', /요[.!?]?[”’]?$/u, 0.9],
  ])('has its own endings: %s', (name, ending, share) => {
    const partner = PARTNERS.find((item) => item.name === name);
    if (!partner) throw new RangeError(`no partner ${name}`);
    const sentences = answersOf(partner)
      .flatMap(sentencesOf)
      .filter((sentence) => !sentence.startsWith('“'));
    const fitting = sentences.filter((sentence) => ending.test(sentence));
    expect(fitting.length / sentences.length).toBeGreaterThan(share);
  });
});

describe('what is answered', () => {
  test.each(QUESTIONS)('differs between people: %s', (question) => {
    const stances = fixture().map(({ chart }): Stance => {
      const asked = understand(question, []);
      return decide(timesOf({ own: chart, on: DAY, today: DAY }, asked.scope), asked, null).stance;
    });
    for (const stance of ['go', 'mid', 'hold'] as const) {
      const share = stances.filter((item) => item === stance).length / stances.length;
      expect(share).toBeLessThan(0.75);
    }
  });

  test('hangs on the chart, the question and the date, and not on the partner', () => {
    const [first] = CASES;
    if (!first) throw new RangeError('no case');
    const told = PARTNERS.map((partner) =>
      answerChat({
        partner,
        question: '그 사람에게 고백해도 될까요?',
        own: first.chart,
        counterpart: null,
        on: DAY,
        today: DAY,
        history: [],
      }),
    );
    expect(new Set(told.map(({ intent, topic }) => `${topic}.${intent}`)).size).toBe(1);
    expect(new Set(told.map(({ markdown }) => markdown)).size).toBe(PARTNERS.length);
  });
});
