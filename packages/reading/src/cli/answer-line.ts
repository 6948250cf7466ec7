import { analyzeChart, SajuError, type Birth } from '@wolha/saju';
import { chapterMarkdown } from '#compose/markdown.ts';
import type { Reading } from '#reading.ts';
import { writeSajuReading } from '#write-saju-reading.ts';
import type { ShippedContent } from './shipped-outlines.ts';

/** What one line of input is answered with. */
export interface ReadingRecord {
  contentId: number;
  /** The input's own `id`, when it has one. */
  id?: unknown;
  chapters: { title: string; markdown: string; facts: Reading['facts'] }[];
  markdown: string;
}

export interface ErrorRecord {
  contentId: number;
  id?: unknown;
  error: { code: string; field: string; message: string };
}

/** A reading as the command line shows it. */
export const recordOf = (
  contentId: number,
  { chapters, markdown }: Reading,
  id?: unknown,
): ReadingRecord => ({
  contentId,
  ...(id === undefined ? {} : { id }),
  chapters: chapters.map((chapter) => ({
    title: chapter.title,
    markdown: chapterMarkdown(chapter),
    facts: chapter.facts,
  })),
  markdown,
});

const failure = (contentId: number, error: SajuError, id?: unknown): ErrorRecord => ({
  contentId,
  ...(id === undefined ? {} : { id }),
  error: { code: error.code, field: error.field, message: error.message },
});

function parse(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/u, ''));
  } catch {
    throw new SajuError('JSON_SYNTAX', '', 'the line is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SajuError('INPUT_NOT_OBJECT', '', 'the line is not a JSON object');
  }
  return value as Record<string, unknown>;
}

const isDay = (on: unknown): on is string => typeof on === 'string' && /^\d{8}$/u.test(on);

/**
 * The reading of the birth on one line of NDJSON (keys as the chart engine's; `on` in the line wins over `day`), or
 * what is wrong with it: a bad line is answered, never thrown.
 */
export function answerLine(content: ShippedContent, day: string, line: string): ReadingRecord | ErrorRecord {
  let id: unknown;
  try {
    const { on, id: given, ...birth } = parse(line);
    id = given;
    if (on !== undefined && on !== null && !isDay(on)) {
      throw new SajuError('ON_FORMAT', 'on', 'on must be eight digits, YYYYMMDD');
    }
    const chart = analyzeChart(birth as unknown as Birth);
    return recordOf(content.id, writeSajuReading({ content, chart, on: isDay(on) ? on : day }), id);
  } catch (error) {
    if (!(error instanceof SajuError)) throw error;
    return failure(content.id, error, id);
  }
}
