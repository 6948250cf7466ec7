import {
  answerChat,
  chatAnswerJudge,
  chatPrompt,
  piecesOf,
  type ChatAsk,
  type ChatAnswer,
} from '@wolha/reading';
import { safeError } from '#platform/http/failure.ts';
import type { Logger } from '#platform/logging.ts';
import type { LanguageModel, ModelMessage } from '#providers/model/language-model.ts';
import { builtInAdviser, type Adviser, type Answering } from './adviser.ts';

/** Twice the longest answer that may be shown: a model that goes on is cut off. */
const MOST_TOKENS = 2_400;
/** Where an answer ends that goes on and on. */
const MOST_CHARACTERS = 1_100;
/** The first writing, and one repair that is told what was wrong. */
const WRITINGS = 2;

/**
 * A model answers from the same facts, sentence by sentence: each is held to the rules of an answer before it is told,
 * and what is told stands. A first sentence that does not hold is repaired once. Whatever else goes wrong, the house's
 * own adviser answers, or goes on behind what was told. Where care comes first no model is asked.
 */
export const modelAdviser = (model: LanguageModel, log: Logger): Adviser => ({
  answer: async (ask, answering) => {
    const own = answerChat(ask);
    if (own.care !== 'NONE') return builtInAdviser.answer(ask, answering);
    const telling = new Telling(ask, answering, own);
    if (answering.told === '') {
      try {
        await write(model, telling);
      } catch (error) {
        answering.signal.throwIfAborted();
        log.warn({ error: safeError(error) }, 'the model’s answer ends here, the house goes on');
      }
    }
    const byModel = telling.text !== '';
    if (telling.isWhole) return { pieces: [], questions: own.followUps.slice(0, 2), byModel };
    const house = await builtInAdviser.answer(ask, { ...answering, told: telling.text });
    return { ...house, pieces: [...telling.openEnds(), ...house.pieces], byModel };
  },
});

/** What a model has told so far, and what it may still tell. */
class Telling {
  readonly ask: ChatAsk;
  readonly answering: Answering;
  text: string;
  /** The model came to its end. */
  isOver = false;
  private readonly house: string;
  private readonly judge: (text: string) => readonly string[];
  private readonly houseFaults: ReadonlySet<string>;

  constructor(ask: ChatAsk, answering: Answering, house: ChatAnswer) {
    this.ask = ask;
    this.answering = answering;
    this.text = answering.told;
    this.house = house.markdown;
    this.judge = chatAnswerJudge(ask);
    this.houseFaults = new Set(this.judge(this.house));
  }

  /** Why a sentence may not be told. It is judged beside the house's own answer, so that it need not be one by itself. */
  faultsOf(sentence: string): string[] {
    if (!isKorean(sentence)) return ['한국어로 쓰지 않았습니다'];
    if (this.text === '' && !ENDED.test(sentence)) return ['첫 문장을 끝맺지 않았습니다'];
    const together = this.judge(`${this.house}\n\n${sentence}`);
    return together.filter((fault) => !this.houseFaults.has(fault));
  }

  hasRoomFor(sentence: string): boolean {
    return this.text.length + sentence.length <= MOST_CHARACTERS;
  }

  /** What was told, taken as a whole, is an answer: long enough, grounded, and without repetition. */
  get isWhole(): boolean {
    return (
      this.isOver && this.text !== '' && this.openEnds().length === 0 && this.judge(this.text).length === 0
    );
  }

  /** Closes what the model left open where it broke off. */
  openEnds(): string[] {
    return (this.text.match(/\*\*/gu)?.length ?? 0) % 2 === 0 ? [] : ['**'];
  }

  async tell(sentence: string): Promise<void> {
    await this.answering.tell(sentence);
    this.text += sentence;
  }
}

const ENDED = /[.!?…]/u;

const isKorean = (text: string): boolean =>
  (text.match(/\p{Script=Hangul}/gu) ?? []).length * 2 > (text.match(/\p{L}/gu) ?? []).length;

async function write(model: LanguageModel, telling: Telling): Promise<void> {
  const messages: ModelMessage[] = [...chatPrompt(telling.ask).messages];
  for (let writing = 1; writing <= WRITINGS; writing += 1) {
    const { faults, sentence } = await tellWhatHolds(model, messages, telling);
    if (faults.length === 0) {
      telling.isOver = true;
      return;
    }
    if (telling.text !== '') throw new Error(`A sentence does not hold: ${faults.join(', ')}`);
    messages.push(
      { role: 'assistant', content: sentence },
      { role: 'user', content: `답을 처음부터 다시 써 주세요. 고칠 점: ${faults.join(' / ')}` },
    );
  }
}

/** Tells a model's sentences until one does not hold, and says which. */
async function tellWhatHolds(
  model: LanguageModel,
  messages: readonly ModelMessage[],
  telling: Telling,
): Promise<{ faults: string[]; sentence: string }> {
  const { signal } = telling.answering;
  const call = { purpose: 'CHAT', signal, maxTokens: MOST_TOKENS } as const;
  for await (const sentence of sentencesOf(model.stream(messages, call))) {
    if (!telling.hasRoomFor(sentence)) break;
    const faults = telling.faultsOf(sentence);
    if (faults.length > 0) return { faults, sentence };
    await telling.tell(sentence);
  }
  return { faults: telling.text === '' ? ['답이 비어 있습니다'] : [], sentence: '' };
}

/** A stream of text as a stream of whole sentences, each with the space behind it. The last one may always still go on. */
async function* sentencesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let begun = false;
  for await (const part of stream) {
    rest += begun ? part : part.trimStart();
    begun ||= rest !== '';
    const pieces = piecesOf(rest);
    rest = pieces.pop() ?? '';
    for (const piece of pieces) yield piece.normalize('NFC');
  }
  if (rest.trim() !== '') yield rest.trimEnd().normalize('NFC');
}
