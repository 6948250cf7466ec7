import type { CardGroup, CardTone } from '#tarot/table.ts';

/** The five kinds of question a place asks, as the faces answer them. */
export const PLACE_KINDS = ['self', 'other', 'between', 'way', 'coming'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Texts for a card that weighs, by how it does and by its suit. */
type BySuit = Readonly<Record<'bright' | 'hard', Readonly<Record<CardGroup, readonly string[]>>>>;

/**
 * What is said of any card that lies on a place. Slots: `{card}` `컵 2 정방향`, `{name}` `컵 2`, `{theme}` 교감, `{place}`
 * the place's question.
 */
export interface PlaceTexts {
  kind: PlaceKind;
  /** The place's name on the card's tile; the content's own question where it is left out. */
  label?: string;
  /** Answers the chapter's title by how the card weighs; up to 60 characters, no slot. */
  answer: Readonly<Record<CardTone, readonly string[]>>;
  /** Names the card, its direction and the place: one sentence. */
  open: readonly string[];
  /** What it does to the question that this place weighs so; 80 to 140 characters. */
  turn: Readonly<Record<CardTone, readonly string[]>>;
  /** What the card's suit, as it lies, looks like in behaviour here; one to three sentences, 70 to 130 characters. */
  life: BySuit & { readonly even: readonly string[] };
  /** Answers beside those above, and turns told before them, that hold for one suit alone. */
  suited?: { answer?: BySuit; turn?: BySuit };
}
