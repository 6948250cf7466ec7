import type { z } from 'zod';
import { paragraphCount, readSections, splitFrontMatter } from './markdown-file.ts';
import type { Problem } from './problem.ts';
import { checkShape, problemAt, readYaml, type YamlSource } from './yaml-source.ts';

/** A text file of the content folder: how its editor names it, and what it says. */
export interface TextFile {
  /** `content/contents/05-spouse-portrait.md` */
  readonly file: string;
  readonly text: string;
}

/** A Markdown file whose front matter was read: typed data when it has the right shape, problems when not. */
export interface MarkdownEntry<T> {
  readonly source: YamlSource;
  readonly data: T | null;
  readonly body: string;
  readonly bodyLine: number;
}

export function readMarkdownEntry<T extends z.ZodType>(
  { file, text }: TextFile,
  schema: T,
): { entry: MarkdownEntry<z.output<T>> | null; problems: Problem[] } {
  const { parts, problems: cutProblems } = splitFrontMatter(file, text);
  if (parts === null) return { entry: null, problems: cutProblems };
  const { source, problems } = readYaml(file, parts.frontMatter, parts.frontMatterLine);
  if (source === null) return { entry: null, problems };
  const shape = checkShape(source, schema);
  return {
    entry: { source, data: shape.data, body: parts.body, bodyLine: parts.bodyLine },
    problems: shape.problems,
  };
}

export function readYamlEntry<T extends z.ZodType>(
  { file, text }: TextFile,
  schema: T,
): { source: YamlSource | null; data: z.output<T> | null; problems: Problem[] } {
  const { source, problems } = readYaml(file, text, 1);
  if (source === null) return { source, data: null, problems };
  return { source, ...checkShape(source, schema) };
}

const INTRO = '소개';

/**
 * The intro a page shows: the text under `## 소개`, which comes first, then any further sections with
 * their headings one level down. `paragraphs` bounds the text under 소개.
 */
export function readIntro(
  entry: MarkdownEntry<unknown>,
  paragraphs: { least: number; most: number },
): { intro: string; problems: Problem[] } {
  const { file } = entry.source;
  const { sections, problems } = readSections(file, entry.body, entry.bodyLine);
  const [first, ...more] = sections;
  if (first?.title !== INTRO) {
    problems.push({
      file,
      line: first?.line ?? entry.bodyLine,
      message: `본문은 ## ${INTRO}로 시작해야 합니다`,
    });
    return { intro: '', problems };
  }
  const count = paragraphCount(first.markdown);
  if (first.markdown !== '' && (count < paragraphs.least || count > paragraphs.most)) {
    const range = `${paragraphs.least}~${paragraphs.most}`;
    problems.push({
      file,
      line: first.line,
      message: `## ${INTRO}: 문단이 ${count}개입니다. ${range}개로 적어 주세요`,
    });
  }
  const intro = [
    first.markdown,
    ...more.map((section) => `### ${section.title}\n\n${section.markdown}`),
  ].join('\n\n');
  return { intro, problems };
}

/** A file is named after what it holds, so that a folder listing reads as a catalogue. */
export function nameProblems(
  entry: MarkdownEntry<{ id: number; slug: string }>,
  idDigits: number,
): Problem[] {
  if (entry.data === null) return [];
  const expected = `${String(entry.data.id).padStart(idDigits, '0')}-${entry.data.slug}.md`;
  if (entry.source.file.endsWith(`/${expected}`)) return [];
  return [problemAt(entry.source, ['slug'], `파일 이름을 ${expected}로 하거나 id와 slug를 고쳐 주세요`)];
}
