import type { ReadingChapter } from '@wolha/contract';
import {
  checkChapter,
  modelPrompt,
  readingMarkdown,
  sajuTasks,
  tarotTasks,
  type Chapter,
  type ChapterTask,
  type ModelPrompt,
} from '@wolha/reading';
import { safeError } from '#platform/http/failure.ts';
import type { Logger } from '#platform/logging.ts';
import type { LanguageModel } from '#providers/model/language-model.ts';
import { builtInWriter, tarotAsk, type ReadingWriter } from './reading-writer.ts';

/** Chapters asked for at a time. */
const AT_ONCE = 3;
/** A reader waits for the whole of a reading, a crash in the middle included: what is not there by then the house writes. */
const MOST_SECONDS = 75;
const WRITINGS = 2;
/** A Korean character is a token or so; the rest is for the JSON around it. */
const TOKENS_A_CHARACTER = 2.2;
const TOKENS_BESIDES = 600;

const MODEL_WRITER = 'model/';

/** Whether a generative model wrote some of what stands under this writer's name. */
export const isModelWriter = (writer: string): boolean => writer.startsWith(MODEL_WRITER);

/**
 * A model writes chapter by chapter from the house's own facts, verdicts and plan. What it writes is held to the checks
 * of a reading, sent back once with the reasons, and else written by the house; so is everything after a failure, and
 * what would keep the reader waiting too long. The reading always comes out whole.
 */
export const modelWriter = (model: LanguageModel, log: Logger): ReadingWriter => ({
  write: async (source, options) => {
    if (options.failures > 0) return builtInWriter.write(source, options);
    const { signal, onChapter } = options;
    const tasks = source.service === 'SAJU' ? sajuTasks(source) : tarotTasks(tarotAsk(source));
    const late = AbortSignal.timeout(MOST_SECONDS * 1000);
    const desk: Desk = { model, log, signal: AbortSignal.any([signal, late]) };
    const written: (Chapter | null)[] = tasks.map(() => null);
    let done = 0;
    let told = Promise.resolve();
    const queue = [...tasks.entries()];
    const writeOn = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, task] = next;
        written[index] = await writeChapter(desk, task);
        signal.throwIfAborted();
        // One after another, so that the reader never sees the count go back.
        told = told.then(() => onChapter((done += 1)));
        await told;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
    const chapters = tasks.map(({ builtin }, index) => written[index] ?? builtin);
    if (written.every((chapter) => chapter === null)) return builtInWriter.write(source, options);
    return {
      writer: `${MODEL_WRITER}${model.name}`,
      markdown: readingMarkdown(chapters),
      chapters: chapters satisfies ReadingChapter[],
    };
  },
});

interface Desk {
  model: LanguageModel;
  log: Logger;
  signal: AbortSignal;
}

/** The chapter as the model wrote it, or null where the house's own stands. */
async function writeChapter(desk: Desk, task: ChapterTask): Promise<Chapter | null> {
  let repair: { answer: string; faults: readonly string[] } | undefined;
  for (let writing = 1; writing <= WRITINGS; writing += 1) {
    if (desk.signal.aborted) return null;
    const answer = await ask(desk, modelPrompt(task.brief, repair), task.brief.minChars);
    if (answer === null) return null;
    const checked = checkChapter(answer, task);
    if (checked.ok) return checked.chapter;
    repair = { answer, faults: checked.faults };
  }
  desk.log.warn({ faults: repair?.faults.length }, 'a model’s chapter does not hold, the house writes it');
  return null;
}

async function ask(
  { model, log, signal }: Desk,
  { messages, schema }: ModelPrompt,
  minChars: number,
): Promise<string | null> {
  const maxTokens = Math.round(minChars * TOKENS_A_CHARACTER + TOKENS_BESIDES);
  let text = '';
  try {
    for await (const part of model.stream(messages, { purpose: 'READING', signal, maxTokens, schema }))
      text += part;
    return text.normalize('NFC');
  } catch (error) {
    log.warn({ error: safeError(error) }, 'a model gives no chapter, the house writes it');
    return null;
  }
}
