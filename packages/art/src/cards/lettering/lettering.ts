import { el, round } from '#kit/svg.ts';
import { LETTER_OUTLINES } from '#cards/lettering/letter-outlines.ts';

const UNITS_PER_EM = 400;
const SPACE_ADVANCE = 0.3;

interface LetterStyle {
  readonly size: number;
  readonly fill: string;
  /** Extra room between letters, in the units of the drawing. */
  readonly spacing?: number;
}

function advanceOf(letter: string): number {
  if (letter === ' ') return SPACE_ADVANCE * UNITS_PER_EM;
  const outline = LETTER_OUTLINES[letter];
  if (outline === undefined) throw new RangeError(`no outline for the letter ${letter}`);
  return outline[0];
}

/** How wide a line of letters is, in the units of the drawing. */
export function letteringWidth(text: string, { size, spacing = 0 }: LetterStyle): number {
  const letters = [...text];
  const advances = letters.reduce((sum, letter) => sum + advanceOf(letter), 0);
  return (advances * size) / UNITS_PER_EM + spacing * (letters.length - 1);
}

/** A line of letters as outlines, centred on x, standing on the base line y. Throws for a letter never cut. */
export function lettering(text: string, x: number, y: number, style: LetterStyle): string {
  const scale = style.size / UNITS_PER_EM;
  let left = x - letteringWidth(text, style) / 2;
  const paths: string[] = [];
  for (const letter of text) {
    const outline = LETTER_OUTLINES[letter]?.[1];
    if (outline !== undefined) {
      const place = `translate(${round(left)} ${round(y)}) scale(${scale.toFixed(4)} -${scale.toFixed(4)})`;
      // A group of its own, so that a letter standing twice on a card is written once.
      paths.push(el('g', { transform: place }, el('path', { d: outline })));
    }
    left += advanceOf(letter) * scale + (style.spacing ?? 0);
  }
  return el('g', { fill: style.fill, stroke: 'none' }, ...paths);
}
