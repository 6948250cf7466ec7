/**
 * What one face of the deck says, lying one way. Upright and reversed share no sentence and no image. The card's name
 * stands in none of these texts: the frame around them says it, with the direction.
 */
export interface SideTexts {
  /** What the picture shows when it lies this way, as our deck draws it; two sentences, 70 to 120 characters. */
  picture: string;
  /** What it says of love at all; two texts of two sentences, 80 to 130 characters each. */
  core: readonly [string, string];
  /** What it brings, as a noun phrase that stands for it where several cards are read together; up to 20 characters. */
  gist: string;
  /** What its number and suit, and the way it lies, add to that; two sentences, 55 to 100 characters. */
  lie: string;
  /** What it is easily taken for, and by what the two are told apart in life; of nobody in particular. 70 to 130 characters. */
  apart: string;
  /** What it looks like on a weekday: an act, a place, a thing; of nobody in particular. 70 to 130 characters. */
  day: string;
  /** Where the question is the other's heart or bearing: “카드는 ~로 비춥니다”, never as a fact. 110 to 170 characters. */
  other: string;
  /** Where the question is one's own heart or readiness. */
  self: string;
  /** Where the question is what lies between two people: air, past, bond, prospect. */
  between: string;
  /** Where the question is a way: what to say, a key, a signal, what is wished for; also what stands in the way. */
  way: string;
  /** Where the question is what comes: a person, a place, a month, a day. */
  coming: string;
  /** Something to look out for in the next two to four weeks; one sentence, 40 to 80 characters. */
  sign: string;
  /** One thing to do, one to leave: ten minutes or one decision; noun phrases ending in 기 or a noun, 12 to 34 characters. */
  act: string;
  /** The same for someone who is alone or should write to nobody, where the act turns to the other. */
  quiet?: string;
  leave: string;
  /** A sentence to keep, polite, without the card's name; up to 40 characters. */
  word: string;
}

export interface FaceTexts {
  upright: SideTexts;
  reversed: SideTexts;
}

/** By face id, 0 to 77. */
export type FaceBook = Readonly<Record<number, FaceTexts>>;
