/** The words of a long detail page, panel by panel. The page sets them as text over the panels' art. */

export type ElementName = 'wood' | 'fire' | 'earth' | 'metal' | 'water';

export interface DetailRow {
  /** One Hanja on a tile: the character or the place it speaks of. */
  glyph: string;
  /** The tile's colour. */
  element: ElementName;
  title: string;
  line: string;
}

export interface DetailCopy {
  slug: string;
  hook: {
    /** Two short lines. */
    title: readonly [string, string];
    /** Three situations the reader knows. */
    lines: readonly [string, string, string];
  };
  body: {
    headline: readonly [string, string];
    lead: string;
    rows: readonly [DetailRow, DetailRow, DetailRow];
  };
  closing: readonly [string, string];
}
