/**
 * The little Markdown that adviser's answers are written in, as data: paragraphs, headings, lists, quotes, rules, bold
 * and emphasis. Everything else, HTML and links too, stays the text it is. It is read anew with each piece of a reply
 * that is being written, so it is small and takes time in proportion to the text's length, whatever the text is.
 */
export interface Span {
  text: string;
  weight: 'plain' | 'strong' | 'em';
}

export type Line = readonly Span[];

export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote'; lines: readonly Line[] }
  | { kind: 'bullets'; items: readonly Line[] }
  | { kind: 'numbers'; start: number; items: readonly Line[] }
  | { kind: 'rule' };

const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;
const HEADING = /^#{1,6} +/;
const BULLET = /^[-*•] +/;
const NUMBER = /^(\d{1,3})[.)] +/;
const QUOTE = /^(?:> ?)+/;
const ONE_STAR = /(?<!\*)\*(?!\*)/;

type RawBlock = { kind: Block['kind']; start: number; lines: string[] };

/** Reads a text. `open`: its end is still being written, so a mark without its partner is taken as begun. */
export function parseMarkdown(text: string, open = false): Block[] {
  const blocks: RawBlock[] = [];
  let isNew = true;
  for (const line of text.split(/\r\n?|\n/).map((raw) => raw.trim())) {
    if (line === '') {
      isNew = true;
      continue;
    }
    const { kind, start, words } = readLine(line);
    const last = blocks.at(-1);
    // A list goes on over blank lines; other blocks end there.
    const goesOn = last?.kind === kind && (kind === 'bullets' || kind === 'numbers' || !isNew);
    if (last && goesOn && kind !== 'heading' && kind !== 'rule') last.lines.push(words);
    else if (last && !isNew && kind === 'paragraph' && isList(last)) continueItem(last, words);
    else blocks.push({ kind, start, lines: [words] });
    isNew = false;
  }
  return blocks.map((block, index) => finish(block, open && index === blocks.length - 1));
}

const isList = ({ kind }: RawBlock): boolean => kind === 'bullets' || kind === 'numbers';

function continueItem(list: RawBlock, words: string): void {
  list.lines.push(`${list.lines.pop() ?? ''} ${words}`);
}

function readLine(line: string): { kind: Block['kind']; start: number; words: string } {
  if (RULE.test(line)) return { kind: 'rule', start: 0, words: '' };
  if (HEADING.test(line)) return { kind: 'heading', start: 0, words: line.replace(HEADING, '') };
  if (BULLET.test(line)) return { kind: 'bullets', start: 0, words: line.replace(BULLET, '') };
  const number = NUMBER.exec(line);
  if (number) return { kind: 'numbers', start: Number(number[1]), words: line.slice(number[0].length) };
  if (QUOTE.test(line)) return { kind: 'quote', start: 0, words: line.replace(QUOTE, '') };
  return { kind: 'paragraph', start: 0, words: line };
}

function finish({ kind, start, lines }: RawBlock, open: boolean): Block {
  const read = lines.map((line, index) => readSpans(line, open && index === lines.length - 1));
  if (kind === 'rule') return { kind };
  if (kind === 'bullets') return { kind, items: read };
  if (kind === 'numbers') return { kind, start, items: read };
  return { kind, lines: read };
}

/** Bold and emphasis by their stars, each mark with the next of its kind. */
function readSpans(line: string, open: boolean): Span[] {
  const text = open
    ? line.replace(/\*+$/, (stars) => (stars.length % 2 === 0 ? stars : stars.slice(1)))
    : line;
  return pairs(text, '**', open).flatMap(({ text: part, marked }) =>
    marked
      ? [{ text: part, weight: 'strong' as const }]
      : pairs(part, '*', open).map((inner): Span => ({
          text: inner.text,
          weight: inner.marked ? 'em' : 'plain',
        })),
  );
}

function pairs(text: string, mark: '*' | '**', open: boolean): { text: string; marked: boolean }[] {
  const parts = text.split(mark === '*' ? ONE_STAR : mark);
  // Without a partner the last mark is text, unless the partner may still come.
  if (parts.length % 2 === 0 && !open) {
    const rest = parts.splice(-2).join(mark);
    parts.push(rest);
  }
  return parts
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
