import { answerChat, chatPrompt, checkChatAnswer, piecesOf, type ChatAsk } from '@wolha/reading';
import { safeError } from '#platform/http/failure.ts';
import type { Logger } from '#platform/logging.ts';
import { wholeText, type LanguageModel, type ModelMessage } from '#providers/model/language-model.ts';
import { builtInAdviser, type Adviser, type Reply } from './adviser.ts';

/** Twice the longest answer that may be shown: a model that goes on is cut off, and what it wrote not shown. */
const MOST_TOKENS = 2_400;
/** The first writing, and one repair that is told what was wrong. */
const WRITINGS = 2;

/**
 * A model answers from the same facts, and what it writes is held to the same rules; whatever goes wrong with it, the
 * house's own adviser answers instead. Where care comes first no model is asked.
 */
export const modelAdviser = (model: LanguageModel, log: Logger): Adviser => ({
  answer: async (ask, signal) => {
    const own = answerChat(ask);
    if (own.care !== 'NONE') return builtInAdviser.answer(ask, signal);
    try {
      const text = await writeChecked(model, ask, signal);
      if (text !== null) return byModel(text, own.followUps);
      log.warn('a model’s answers did not hold, the house answers');
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ error: safeError(error) }, 'the model gave no answer, the house answers');
    }
    return builtInAdviser.answer(ask, signal);
  },
});

const byModel = (text: string, followUps: readonly string[]): Reply => ({
  pieces: piecesOf(text),
  questions: followUps.slice(0, 2),
  byModel: true,
});

const isKorean = (text: string): boolean =>
  (text.match(/\p{Script=Hangul}/gu) ?? []).length * 2 > (text.match(/\p{L}/gu) ?? []).length;

/** A text that may be shown, or null when the repaired one may not either. */
async function writeChecked(model: LanguageModel, ask: ChatAsk, signal: AbortSignal): Promise<string | null> {
  const messages: ModelMessage[] = [...chatPrompt(ask).messages];
  for (let writing = 1; writing <= WRITINGS; writing += 1) {
    const call = { purpose: 'CHAT', signal, maxTokens: MOST_TOKENS } as const;
    const text = (await wholeText(model.stream(messages, call))).normalize('NFC').trim();
    const faults = isKorean(text) ? checkChatAnswer(ask, text) : ['한국어로 쓰지 않았습니다'];
    if (faults.length === 0) return text;
    messages.push(
      { role: 'assistant', content: text },
      { role: 'user', content: `답을 다시 써 주세요. 고칠 점: ${faults.join(' / ')}` },
    );
  }
  return null;
}
