import type { ReadingBlock, ReadingChapter } from '@wolha/contract';
import { markdownToHtml } from '#lib/markdown.server.ts';

/** A block whose prose has become HTML; the browser needs no Markdown of its own. */
export type RenderedBlock = Exclude<ReadingBlock, { kind: 'prose' }> | { kind: 'prose'; html: string };

export interface RenderedChapter extends Omit<ReadingChapter, 'blocks'> {
  blocks: RenderedBlock[];
}

export const renderChapters = (chapters: readonly ReadingChapter[]): RenderedChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block) =>
      block.kind === 'prose' ? { kind: 'prose', html: markdownToHtml(block.markdown) } : block,
    ),
  }));
