import type { ReadingChapter } from '@wolha/contract';
import { writeSajuReading, writeTarotReading, type WriteTarotReading } from '@wolha/reading';
import type { Chart } from '@wolha/saju';
import { findCardRow } from '@wolha/tarot/deck';
import type { ContentRow } from '#catalogue/repository.ts';
import type { StoredReading } from './schema.ts';

/** What a bought reading is written from. `on` is the Korean day of the purchase, `YYYYMMDD`. */
export type ReadingSource =
  | { service: 'SAJU'; content: ContentRow; chart: Chart; on: string }
  | {
      service: 'TAROT';
      content: ContentRow;
      cards: readonly number[];
      gender: 'FEMALE' | 'MALE';
      on: string;
    };

export interface WriteOptions {
  /** How often writing this reading has failed before. */
  failures: number;
  /** Told after each chapter. */
  onChapter: (chaptersDone: number) => Promise<void>;
  /** Set when the work is no longer this worker's. */
  signal: AbortSignal;
}

/** Writes readings. Throws when it cannot; the work is then tried again, by this one or another. */
export interface ReadingWriter {
  write(source: ReadingSource, options: WriteOptions): Promise<StoredReading>;
}

/** The house's own writer: the same source always gives the same reading. */
export const builtInWriter: ReadingWriter = {
  write: async (source, { onChapter, signal }) => {
    const { writer, markdown, chapters } =
      source.service === 'SAJU' ? writeSajuReading(source) : writeTarotReading(tarotAsk(source));
    for (const [index] of chapters.entries()) {
      signal.throwIfAborted();
      await onChapter(index + 1);
    }
    return { writer, markdown, chapters: chapters satisfies ReadingChapter[] };
  },
};

/** Bought cards as a writer is asked about them. Throws for a card no deck holds. */
export function tarotAsk({
  content,
  cards,
  gender,
  on,
}: Extract<ReadingSource, { service: 'TAROT' }>): WriteTarotReading {
  const { spread, questions } = content.tarot ?? { spread: { code: 'ONE_CARD', count: 1 }, questions: [] };
  return {
    content,
    questions,
    spread,
    cards: cards.map((id) => {
      const row = findCardRow(id);
      if (!row) throw new Error(`There is no card ${id}.`);
      return { number: row.number, direction: row.direction };
    }),
    gender,
    on,
  };
}
