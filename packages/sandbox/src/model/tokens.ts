/** Characters in one of the stand-in's tokens; Korean runs at about this in common tokenizers. */
const LETTERS = 2;

/** How many tokens a text counts as. */
export function countTokens(text: string): number {
  return Math.ceil([...text].length / LETTERS);
}

/** A text cut at so many tokens, and whether anything was lost. */
export function limitTokens(text: string, most: number | undefined): { text: string; cut: boolean } {
  if (most === undefined || countTokens(text) <= most) return { text, cut: false };
  return { text: [...text].slice(0, most * LETTERS).join(''), cut: true };
}

/** A text in pieces of so many tokens, never splitting a character. */
export function pieces(text: string, tokens: number): string[] {
  const letters = [...text];
  const size = tokens * LETTERS;
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, nth) =>
    letters.slice(nth * size, (nth + 1) * size).join(''),
  );
}
