import { BANNED, POLITE } from '#checks/words.ts';
import { lengthOf, sentencesOf } from '#compose/sentences.ts';
import type { ChatAsk } from './ask.ts';
import { chatPrompt } from './chat-prompt.ts';

const SHORTEST = 120;
const LONGEST = 1200;
const MARKUP = /<\/?[a-z!][^>]*>|\]\s*\(|https?:|www\.|^\s*#{1,6} |`/imu;

/** Why a model's answer may not be shown, in words; empty when it may. */
export const checkChatAnswer = (ask: ChatAsk, text: string): readonly string[] => chatAnswerJudge(ask)(text);

/** The same for many texts of one question: what was given is gathered once. */
export function chatAnswerJudge(ask: ChatAsk): (text: string) => readonly string[] {
  const given = JSON.stringify(chatPrompt(ask).messages[1]);
  return (text) => faultsOf(text, given);
}

function faultsOf(text: string, given: string): readonly string[] {
  const faults: string[] = [];
  const length = lengthOf(text);
  if (length < SHORTEST) faults.push('답이 너무 짧습니다');
  if (length > LONGEST) faults.push('답이 너무 깁니다');
  if (MARKUP.test(text)) faults.push('링크나 표시 언어가 들어 있습니다');
  const rude = sentencesOf(text).find((sentence) => !POLITE.test(sentence));
  if (rude) faults.push(`존댓말이 아닙니다: ${rude.slice(0, 40)}`);
  for (const { pattern, why } of BANNED) if (pattern.test(text)) faults.push(`쓰면 안 되는 말입니다: ${why}`);
  const strange = [...text.matchAll(/\d+/gu)]
    .map(([digits]) => digits)
    .find((digits) => !given.includes(digits));
  if (strange) faults.push(`주어지지 않은 숫자입니다: ${strange}`);
  return faults;
}
