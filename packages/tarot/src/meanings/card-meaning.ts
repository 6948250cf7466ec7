/** What a card says of love. Short noun phrases, to be built into sentences by a reading. */
export interface CardMeaning {
  /** One word for the card as a whole; no two cards share one. */
  readonly theme: string;
  readonly upright: Keywords;
  readonly reversed: Keywords;
  /**
   * How the card weighs, −2 hard … +2 kind. For summing up a spread and checking it for
   * contradictions; never shown to a reader.
   */
  readonly polarity: { readonly upright: Polarity; readonly reversed: Polarity };
}

export type Keywords = readonly [string, string, string, string];
export type Polarity = -2 | -1 | 0 | 1 | 2;
