import type { Problem } from './problem.ts';

/** A Markdown file cut in two: the YAML between its `---` lines, and the text below. */
interface MarkdownParts {
  readonly frontMatter: string;
  /** The line of the file on which the front matter's first line stands. */
  readonly frontMatterLine: number;
  readonly body: string;
  readonly bodyLine: number;
}

interface Section {
  readonly title: string;
  readonly line: number;
  readonly markdown: string;
}

export function splitFrontMatter(
  file: string,
  text: string,
): { parts: MarkdownParts | null; problems: Problem[] } {
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== '---') {
    return { parts: null, problems: [{ file, line: 1, message: '첫 줄은 ---로 시작해야 합니다' }] };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) {
    return {
      parts: null,
      problems: [{ file, line: 1, message: '첫 줄의 ---를 닫는 줄이 없습니다' }],
    };
  }
  const parts = {
    frontMatter: lines.slice(1, end).join('\n'),
    frontMatterLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
  return { parts, problems: [] };
}

/** Cuts a body at its `## ` headings. Text above the first, larger headings, markup and empty sections are problems. */
export function readSections(
  file: string,
  body: string,
  bodyLine: number,
): { sections: Section[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const sections: { title: string; line: number; lines: string[] }[] = [];
  for (const [index, text] of body.split('\n').entries()) {
    const line = bodyLine + index;
    const heading = /^##\s+(.+?)\s*$/.exec(text);
    if (heading?.[1] !== undefined) sections.push({ title: heading[1], line, lines: [] });
    else if (/^#\s/.test(text)) problems.push({ file, line, message: '본문의 제목은 ##부터 씁니다' });
    else if (/<\/?[a-z]/i.test(text)) problems.push({ file, line, message: 'HTML 태그는 쓸 수 없습니다' });
    else if (sections.length > 0) sections.at(-1)?.lines.push(text);
    else if (text.trim() !== '') problems.push({ file, line, message: '첫 ## 제목 위에 글이 있습니다' });
  }
  const read = sections.map(({ title, line, lines }) => ({ title, line, markdown: lines.join('\n').trim() }));
  for (const section of read) {
    if (section.markdown === '')
      problems.push({ file, line: section.line, message: `## ${section.title}: 비어 있습니다` });
  }
  return { sections: read, problems };
}

export function paragraphCount(markdown: string): number {
  return markdown.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '').length;
}
