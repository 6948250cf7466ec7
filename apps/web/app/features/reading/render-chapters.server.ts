import type { ReadingBlock, ReadingChapter } from '@wolha/contract';
import { markdownLineToHtml, markdownToHtml } from '#lib/markdown.server.ts';

/** A block whose prose and remarks have become HTML; the browser needs no Markdown of its own. */
export type RenderedBlock =
  | Exclude<ReadingBlock, { kind: 'prose' | 'notes' }>
  | { kind: 'prose'; html: string }
  | { kind: 'notes'; itemsHtml: string[] };

export interface RenderedChapter extends Omit<ReadingChapter, 'blocks'> {
  blocks: RenderedBlock[];
}

export const renderChapters = (chapters: readonly ReadingChapter[]): RenderedChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map(rendered),
  }));

function rendered(block: ReadingBlock): RenderedBlock {
  if (block.kind === 'prose') return { kind: 'prose', html: markdownToHtml(block.markdown) };
  if (block.kind === 'notes') return { kind: 'notes', itemsHtml: block.items.map(markdownLineToHtml) };
  return block;
}
