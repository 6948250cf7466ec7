import { Pen } from '#compose/pen.ts';
import { sentencesOf } from '#compose/sentences.ts';
import { always, topic, type Topic } from '#corpus/format.ts';
import type { Fact } from '#reading.ts';
import type { Slot } from '#saju/slots.ts';

/** Texts one of which is to be written, with the name of the place: one name never writes one text twice. */
export interface Choice {
  name: string;
  texts: readonly string[];
  /** What will stand right behind it, whichever is written. */
  ahead?: string;
}

export type Words = Iterable<readonly [string, Slot]>;

const MOVE = 'text';

/**
 * Writes a reading of cards: the pen of the charts, given for each place only the texts that are true of the table,
 * so that nothing is left to guard.
 */
export class Scribe {
  private readonly library = new Map<string, Topic>();
  private readonly pen: Pen;

  constructor(seed: string) {
    this.pen = Pen.at(this.library, { seed, turn: 0 }, { traits: {}, slots: new Map() });
  }

  /** One of the texts with its slots filled, '' when all of them have been said. Facts shown go to `facts`. */
  write({ name, texts, ahead }: Choice, words: Words, facts: Fact[]): string {
    this.library.set(name, topic(name, { moves: { [MOVE]: always(...texts) } }));
    const written = this.pen.within({ slots: words }).write(`${name}#${MOVE}`, name, ahead);
    facts.push(...(written?.facts ?? []));
    return written?.text ?? '';
  }
}

const PARAGRAPH_SENTENCES = 4;
const PARAGRAPH_LENGTH = 235;

/** Texts as paragraphs, parted where they would be too long to read at a breath. */
export function paragraphs(texts: readonly string[]): string {
  const parted: string[] = [];
  for (const text of texts) {
    if (text === '') continue;
    const last = parted.at(-1);
    const together = last === undefined ? text : `${last} ${text}`;
    const fits = sentencesOf(together).length <= PARAGRAPH_SENTENCES && together.length <= PARAGRAPH_LENGTH;
    if (last === undefined || !fits) parted.push(text);
    else parted[parted.length - 1] = together;
  }
  return parted.join('\n\n');
}
