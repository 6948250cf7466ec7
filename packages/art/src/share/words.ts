/** Titles for share images, read from the catalogue's content files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShareWords } from './card.ts';

const field = (frontMatter: string, name: string): string | undefined => {
  const line = new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(frontMatter)?.[1]?.trim();
  return line?.replace(/^(['"])(.*)\1$/, '$2');
};

/**
 * Title and subtitle of every content file in a directory, by the name its art goes by (`art`, else `slug`).
 * A directory that is not there gives no words.
 */
export function readShareWords(directory: string): Map<string, ShareWords> {
  const words = new Map<string, ShareWords>();
  if (!existsSync(directory)) return words;
  for (const file of readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .toSorted()) {
    const frontMatter = readFileSync(path.join(directory, file), 'utf8').split(/^---$/m)[1] ?? '';
    const slug = field(frontMatter, 'art') ?? field(frontMatter, 'slug');
    const title = field(frontMatter, 'title');
    if (slug && title) words.set(slug, { title, subtitle: field(frontMatter, 'subtitle') });
  }
  return words;
}
