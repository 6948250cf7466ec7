import { Quill, type Library } from './quill.ts';
import monthsMeet from '#corpus/months/meet.ts';
import monthsReach from '#corpus/months/reach.ts';
import loveVerdicts from '#corpus/love/verdicts.ts';
import { monthSlots } from '#saju/slots.ts';
import { monthTraits } from '#saju/visitors.ts';
import type { ChatAnswer, ChatAsk } from './ask.ts';
import { occasionOf } from './occasion.ts';
import { piecesOf } from './pieces.ts';
import { careOf } from './understand/care.ts';
import { ADVISER } from './writer.ts';

const LIBRARY: Library = new Map([monthsMeet, monthsReach, loveVerdicts].map((topic) => [topic.id, topic]));

const HELP =
  '지금은 사주보다 당신이 먼저입니다. 자살예방상담전화 109, 여성긴급전화 1366은 하루 내내 받고, 몸이 위험하면 112나 119를 먼저 누르세요.';

/** What the partner answers: the same for the same ask. */
export function answerChat(ask: ChatAsk): ChatAnswer {
  const { own, on, today, partner, question, history } = ask;
  const care = careOf(question);
  const { portrait, ahead, slots } = occasionOf(own, on, today);
  const answers = history.filter(({ role }) => role === 'PARTNER').map(({ text }) => text);
  const room = `${own.pillars.day.hanja}${own.pillars.month.hanja}${partner.id}`;
  const quill = Quill.at(LIBRARY, { room, question }, { traits: portrait.traits, slots }, answers);
  const bright = ahead.verdicts.months.find(({ tone }) => tone === 'BRIGHT');
  const month = bright
    ? quill.within({ traits: monthTraits(own, bright), slots: monthSlots(bright) })
    : quill;
  const paragraphs =
    care === 'NONE'
      ? [
          month.must('months.reach#head'),
          quill.must('love.verdicts#initiative'),
          month.must('months.meet#god'),
        ]
      : [HELP];
  const markdown = paragraphs.join('\n\n');
  return {
    markdown,
    pieces: piecesOf(markdown),
    followUps: care === 'NONE' ? ['다음 연애는 언제쯤 시작될까요?', '저는 어떤 사람과 잘 맞나요?'] : [],
    intent: 'luck',
    topic: 'new-love',
    care,
    facts: quill.facts,
    writer: ADVISER,
  };
}
