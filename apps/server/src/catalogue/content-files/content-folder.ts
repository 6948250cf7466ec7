import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Problem } from './problem.ts';
import type { TextFile } from './read-entry.ts';

/** The content folder as its editor names it: paths begin with the folder's own name. */
export interface ContentFolder {
  /** The file's text, with plain line ends, or null when there is none; `problem` then says so. */
  file(path: string): TextFile | null;
  /** All Markdown files of a subfolder, by name. */
  markdown(subfolder: string): TextFile[];
  /** What was looked for and not found, and what lies where it does not belong. */
  readonly problems: Problem[];
}

export function openContentFolder(directory: string): ContentFolder {
  const root = resolve(directory);
  const problems: Problem[] = [];
  const label = (path: string) => `${basename(root)}/${path}`;
  const report = (path: string, message: string) => problems.push({ file: label(path), line: 1, message });

  const file = (path: string): TextFile | null => {
    const place = join(root, path);
    if (!existsSync(place)) {
      report(path, '파일이 없습니다');
      return null;
    }
    const text = readFileSync(place, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    return { file: label(path), text };
  };

  const markdown = (subfolder: string): TextFile[] => {
    const place = join(root, subfolder);
    if (!existsSync(place)) {
      report(subfolder, '폴더가 없습니다');
      return [];
    }
    const names = readdirSync(place)
      .filter((name) => !name.startsWith('.'))
      .toSorted();
    return names.flatMap((name) => {
      const path = `${subfolder}/${name}`;
      if (name.endsWith('.md') && statSync(join(root, path)).isFile()) return file(path) ?? [];
      report(path, '여기에는 .md 파일만 둡니다');
      return [];
    });
  };

  return { file, markdown, problems };
}
