import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { lengthOf, sentencesOf } from '#compose/sentences.ts';
import { answerChat } from './answer-chat.ts';
import type { ChatAsk, ChatTurn } from './ask.ts';
import { checkChatAnswer } from './check-chat-answer.ts';
import { APART } from './understand/examples/apart.ts';
import { AROUND } from './understand/examples/around.ts';
import { CAREFUL } from './understand/examples/careful.ts';
import { EVENING } from './understand/examples/evening.ts';
import { LOVE } from './understand/examples/love.ts';
import { ROOMS } from './fixture/rooms.ts';
import { TALK } from './understand/examples/talk.ts';
import { TOGETHER } from './understand/examples/together.ts';
import { unled } from './leads.ts';
import { sentenceKey } from './quill.ts';
import { understand } from './understand/understand.ts';
import { MANNERS, voiceOf } from './voices.ts';

const PARTNERS = [...shippedPartners().values()];
const OWN = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });
const OTHER = analyzeChart({ birthday: '19920712', time: '1330', sexType: 'MALE' });
const TIMELESS = analyzeChart({ birthday: '19890617', time: null, sexType: 'MALE' });
const DAY = '20261121';

const partnerAt = (index: number) => {
  const partner = PARTNERS[index % PARTNERS.length];
  if (!partner) throw new RangeError('no partner');
  return partner;
};

const asking = (question: string, index: number, more: Partial<ChatAsk> = {}): ChatAsk => ({
  partner: partnerAt(index),
  question,
  own: index % 3 === 0 ? TIMELESS : OWN,
  counterpart: index % 2 === 0 ? null : OTHER,
  on: DAY,
  today: DAY,
  history: [],
  ...more,
});

const FIXTURE = [...LOVE, ...TOGETHER, ...APART, ...AROUND, ...CAREFUL, ...EVENING, ...TALK];
const CARE_CODES: Record<string, string> = {
  distress: 'DISTRESS',
  'partner-distress': 'DISTRESS',
  violence: 'VIOLENCE',
  harming: 'VIOLENCE',
  'image-abuse': 'VIOLENCE',
  stalked: 'STALKING',
  stalking: 'STALKING',
  spying: 'STALKING',
};

describe('every question of the fixture', () => {
  test.each(FIXTURE.map(({ text, as, after }, index) => [text, as, after, index] as const))(
    'is answered in its partner’s voice, truly and safely: %s',
    (text, as, after, index) => {
      const ask = asking(text, index, {
        history: after === undefined ? [] : [{ role: 'READER', text: after }],
      });
      const answer = answerChat(ask);
      expect(answer.pieces.join('')).toBe(answer.markdown);
      expect(answer.followUps.length).toBeLessThanOrEqual(2);
      // Wishes for a child are met with care in an answer of their own.
      const careful = understand(text, ask.history).concern?.careful ?? false;
      if (as.startsWith('care:') && !careful) {
        expect(answer.care).toBe(CARE_CODES[as.slice(5)] ?? 'OTHER');
        expect(answer.facts).toEqual([]);
        expect(answer.markdown).not.toMatch(/일진|월운|배우자 자리/u);
        return;
      }
      expect(answer.care).toBe('NONE');
      const faults = checkChatAnswer(ask, answer.markdown).filter(
        (fault) => !/너무 짧|인용해야/u.test(fault) || !as.startsWith('small:'),
      );
      expect(faults).toEqual([]);
      if (!as.startsWith('small:')) {
        const length = lengthOf(answer.markdown);
        expect(length).toBeGreaterThan(215 * MANNERS[voiceOf(ask.partner)].length);
        expect(length).toBeLessThan(720);
        expect(answer.facts.length).toBeGreaterThanOrEqual(2);
        expect(answer.markdown).toMatch(/\*\*.+\*\*/u);
      }
    },
  );
});

describe('a room', () => {
  test.each(ROOMS.map((room) => [room.name, room] as const))(
    'says no sentence twice in ten exchanges: %s',
    (_, room) => {
      const own = analyzeChart(room.own);
      const counterpart = room.counterpart ? analyzeChart(room.counterpart) : null;
      const history: ChatTurn[] = [];
      const said = new Map<string, number>();
      const repeated: string[] = [];
      let on = room.today;
      for (const [turn, line] of room.questions.entries()) {
        const [question = '', date] = line.split(' @');
        on = date ?? on;
        const ask: ChatAsk = {
          partner: partnerAt(room.partner - 1),
          question,
          own,
          counterpart,
          on,
          today: room.today,
          history: history.slice(-120),
        };
        const { markdown, care } = answerChat(ask);
        if (care === 'NONE') {
          for (const sentence of sentencesOf(markdown)) {
            const key = sentenceKey(unled(sentence));
            if (key.length > 6 && turn - (said.get(key) ?? -20) <= 10) repeated.push(sentence);
            said.set(key, turn);
          }
        }
        history.push({ role: 'READER', text: question }, { role: 'PARTNER', text: markdown });
      }
      expect(repeated).toEqual([]);
    },
  );

  test('gives the same verdict to the same question on the same day, in other words', () => {
    const first = answerChat(asking('고백해도 될까요?', 1));
    const history: ChatTurn[] = [
      { role: 'READER', text: '고백해도 될까요?' },
      { role: 'PARTNER', text: first.markdown },
    ];
    const again = answerChat(asking('고백해도 될까요?', 1, { history }));
    expect(again.markdown).not.toBe(first.markdown);
    expect(again.intent).toBe(first.intent);
    const words = new Set(sentencesOf(first.markdown).map(sentenceKey));
    expect(sentencesOf(again.markdown).filter((sentence) => words.has(sentenceKey(sentence)))).toEqual([]);
  });

  test.each([
    ['내 남편될 사람 직업이 뭘까', /일|벌/u],
    ['배우자 외모는 어때요?', /인상|얼굴/u],
  ])('answers what is asked of somebody still to come: %s', (question, words) => {
    const { markdown } = answerChat(asking(question, 1));
    expect(/\*\*(.+?)\*\*/u.exec(markdown)?.[1]).toMatch(words);
  });

  test('gives other reasons on another day', () => {
    const here = answerChat(asking('지금은 움직일 때인가요, 기다릴 때인가요?', 1));
    const there = answerChat(asking('지금은 움직일 때인가요, 기다릴 때인가요?', 1, { on: '20270305' }));
    expect(there.markdown).not.toBe(here.markdown);
    expect(there.markdown).toMatch(/3월/u);
  });
});

describe('help', () => {
  const SAFE = ['109', '112', '1366', '119'];

  test.each(
    CAREFUL.filter(({ as }) => /care:(distress|partner-distress|violence|image-abuse|stalked)/u.test(as)).map(
      ({ text }) => text,
    ),
  )('comes first: %s', (text) => {
    const { markdown, pieces } = answerChat(asking(text, 1));
    expect(SAFE.some((line) => (markdown.split('\n\n')[0] ?? '').includes(line))).toBe(true);
    expect(pieces.length).toBeGreaterThan(2);
  });

  test('refuses a fortune between a grown person and a child', () => {
    const child = analyzeChart({ birthday: '20110301', time: null, sexType: 'FEMALE' });
    expect(answerChat(asking('저희 두 사람은 어떤 점이 잘 맞나요?', 1, { counterpart: child })).care).toBe(
      'OTHER',
    );
  });
});

describe('a long room', () => {
  const LOVE_QUESTIONS = [...EVENING, ...TALK].filter(
    ({ as, after }) => !/^(small|care):/u.test(as) && after === undefined,
  );

  test.each(PARTNERS.map((partner, index) => [partner.name, partner, index] as const))(
    'of thirty mixed questions hardly says a sentence twice: %s',
    (_, partner, index) => {
      const history: ChatTurn[] = [];
      const said = new Set<string>();
      let told = 0;
      const repeated: string[] = [];
      for (let turn = 0; turn < 30; turn += 1) {
        const question = LOVE_QUESTIONS[(turn * 37 + index * 53) % LOVE_QUESTIONS.length]?.text ?? '';
        const ask = asking(question, index, { partner, history, on: turn < 20 ? DAY : '20270305' });
        const { markdown } = answerChat(ask);
        for (const sentence of sentencesOf(markdown.replaceAll('**', ''))) {
          const key = sentenceKey(unled(sentence));
          if (key.length <= 4) continue;
          told += 1;
          if (said.has(key)) repeated.push(sentence);
          said.add(key);
        }
        history.push({ role: 'READER', text: question }, { role: 'PARTNER', text: markdown });
      }
      expect(told).toBeGreaterThan(300);
      expect(repeated.slice(0, Math.floor(told / 100) + 1)).toHaveLength(repeated.length);
    },
  );
});
