import type { Element } from '@wolha/saju';

/** A chapter of a content as the catalogue lists it: its heading and the facts it has to cite. */
export interface ChapterOutline {
  title: string;
  /** Words of the basis vocabulary (`ilgan`, `ilji`, `wolun`, `card1` …); unknown words are ignored. */
  basis: readonly string[];
}

/** What a writer needs to know of a content. A catalogue row satisfies it. */
export interface ContentOutline {
  id: number;
  purchaseType: 'FREE' | 'PREMIUM';
  version: number;
  chapters: readonly ChapterOutline[];
  /** Floor of the whole reading, in characters without spaces. */
  minChars: number;
}

export type Tone = 'BRIGHT' | 'SLOW' | 'PLAIN';

/** A character of the chart as a round tile shows it. */
export interface Sign {
  chinese: string;
  korean: string;
  element: Element;
  label: string;
}

export interface SignalItem {
  tone: Tone;
  label: string;
  text: string;
}

export interface MonthTile {
  /** `3월` */
  name: string;
  /** The term month: `3.5–4.4` */
  range: string;
  pillar: string;
  tone: Tone;
  text: string;
}

export interface DecadeTile {
  ages: string;
  pillar: string;
  now: boolean;
  text: string;
}

export interface CardTile {
  name: string;
  direction: 'UPRIGHT' | 'REVERSED';
  position: string;
  tarotCardImageUrl: string;
}

/** One piece of a chapter: prose, or a piece drawn from the same verdicts as the prose. */
export type Block =
  | { kind: 'prose'; markdown: string }
  /** The title of what follows in a chapter, up to the next one. */
  | { kind: 'crosshead'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'checklist'; title: string; items: string[] }
  | { kind: 'signals'; items: SignalItem[] }
  | { kind: 'signPair'; left: Sign; right: Sign; caption: string }
  | { kind: 'elements'; counts: Record<Element, number>; useful: Element | null; caption: string }
  | { kind: 'months'; months: MonthTile[]; caption: string }
  | { kind: 'decades'; decades: DecadeTile[]; caption: string }
  /** What the chart says besides, a remark for each item: beside the chapter's own course, not part of it. */
  | { kind: 'notes'; items: string[] }
  | { kind: 'cards'; cards: CardTile[] }
  | { kind: 'letter'; paragraphs: string[] };

/** Something true of the chart or the cards that the text rests on. */
export interface Fact {
  /** What it is: `day.branch`, `star.peachBlossom`, `month.3`, `card.2` … */
  id: string;
  /** Where it is seen, in Korean: `일지`, `월주와 일주 사이`, `세운`, `둘째 카드`. */
  seat: string;
  /** The characters or names themselves: `유금`, `묘유충`, `컵 2 정방향`. */
  evidence: string;
  /** The words of the basis vocabulary this fact answers. */
  basis: readonly string[];
  /** The fact is that something is not there. */
  absent?: boolean;
}

export interface Chapter {
  title: string;
  /** The chapter in one line, plain text; comes first. */
  answer: string;
  blocks: Block[];
  /** What this chapter cites. */
  facts: Fact[];
}

export interface Reading {
  /** Who wrote it, with the version of the writer: a stored reading says how it came to be. */
  writer: string;
  chapters: Chapter[];
  /** All chapters as one Markdown text, with everything the blocks say in words. */
  markdown: string;
  /** All facts cited, once each. */
  facts: Fact[];
}
