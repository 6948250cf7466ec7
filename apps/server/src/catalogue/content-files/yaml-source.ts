import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { issueMessage } from './issue-message.ts';
import type { Problem } from './problem.ts';

export type Path = readonly PropertyKey[];

/** YAML as it stands in a file: its value, and where each part of it is written. */
export interface YamlSource {
  readonly file: string;
  readonly value: unknown;
  /** The line of the value at `path`, or of the nearest part around it that exists. */
  readonly lineOf: (path: Path) => number;
}

/**
 * Reads YAML that begins on `firstLine` of `file`. Broken YAML gives problems and no source: a value
 * guessed from half a file would only bring false reports.
 */
export function readYaml(
  file: string,
  text: string,
  firstLine: number,
): { source: YamlSource | null; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    message:
      error.code === 'DUPLICATE_KEY'
        ? '같은 항목이 두 번 있습니다'
        : `YAML을 읽을 수 없습니다 (${error.message})`,
  }));
  if (problems.length > 0) return { source: null, problems };
  const source = {
    file,
    value: document.toJS() as unknown,
    lineOf: (path: Path) => lineAt(offsetOf(document, path)),
  };
  return { source, problems };
}

function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (pair === undefined) break;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (node === undefined) break;
      offset = rangeStart(node) ?? offset;
    } else break;
  }
  return offset;
}

function rangeStart(node: unknown): number | undefined {
  return (node as { range?: readonly [number, number, number] | null }).range?.[0];
}

/** Checks the source against a schema: its typed data, or every problem with its line. */
export function checkShape<T extends z.ZodType>(
  source: YamlSource,
  schema: T,
): { data: z.output<T> | null; problems: Problem[] } {
  const parsed = schema.safeParse(source.value, { reportInput: true });
  if (parsed.success) return { data: parsed.data, problems: [] };
  const problems = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => problemAt(source, [...issue.path, key], '모르는 항목입니다'))
      : [problemAt(source, issue.path, issueMessage(issue))],
  );
  return { data: null, problems };
}

/** `chapters[3].title: …` on the line where that title is written; lists count from 1, as editors do. */
export function problemAt(source: YamlSource, path: Path, message: string): Problem {
  const name = path
    .map((step, depth) =>
      typeof step === 'number' ? `[${step + 1}]` : `${depth > 0 ? '.' : ''}${String(step)}`,
    )
    .join('');
  return {
    file: source.file,
    line: source.lineOf(path),
    message: name === '' ? message : `${name}: ${message}`,
  };
}
