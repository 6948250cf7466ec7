import type { Chapter } from './catalogue.ts';

/** The chapters as readers see them before buying: a Markdown ordered list, one title a line. */
export function tableOfContents(chapters: readonly Pick<Chapter, 'title'>[]): string {
  return chapters.map(({ title }, index) => `${index + 1}. ${title}`).join('\n');
}
