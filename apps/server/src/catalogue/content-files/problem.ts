/** Something wrong in one of the shop's content files, said so that its editor finds the line. */
export interface Problem {
  /** As the editor sees it: `content/contents/05-spouse-portrait.md`. */
  readonly file: string;
  /** The first line of a file is 1. */
  readonly line: number;
  readonly message: string;
}

/** `content/contents/05-spouse-portrait.md:12: discountPrice: …` */
export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}: ${problem.message}`;
}

/** The content files do not make a catalogue; `problems` holds every reason, in file and line order. */
export class ContentFilesError extends Error {
  override readonly name = 'ContentFilesError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const ordered = problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
    super(`콘텐츠 파일을 확인해 주세요.\n${ordered.map(formatProblem).join('\n')}`);
    this.problems = ordered;
  }
}
