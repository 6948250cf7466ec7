import type { Chart } from '@wolha/saju';
import type { Fact } from '#reading.ts';

export interface ChatTurn {
  readonly role: 'READER' | 'PARTNER';
  readonly text: string;
  /** Of a partner's turn: the questions that were offered with it. */
  readonly offered?: readonly string[];
}

/** The adviser who answers. */
export interface AdviserVoice {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
  /** The partner's manner as the catalogue words it. */
  readonly voice: string;
}

export interface ChatAsk {
  readonly partner: AdviserVoice;
  /** As typed, trimmed and NFC. */
  readonly question: string;
  readonly own: Chart;
  readonly counterpart: Chart | null;
  /** The reference date chosen in the room, `YYYYMMDD`. */
  readonly on: string;
  /** The Korean day of asking, `YYYYMMDD`. */
  readonly today: string;
  /** Oldest first. The longer it is, the longer a room hears nothing twice; sixty exchanges are enough for an evening. */
  readonly history: readonly ChatTurn[];
}

export type ChatCare = 'NONE' | 'DISTRESS' | 'VIOLENCE' | 'STALKING' | 'OTHER';

export interface ChatAnswer {
  /** The whole answer: paragraphs, at most one bold line and one short list. */
  readonly markdown: string;
  /** The same text cut at sentence ends, in order: joined they are `markdown`. */
  readonly pieces: readonly string[];
  /** At most two questions that fit, none of them asked before. */
  readonly followUps: readonly string[];
  readonly intent: string;
  readonly topic: string;
  /** What had to be met with care before anything else. */
  readonly care: ChatCare;
  /** What the text rests on. */
  readonly facts: readonly Fact[];
  /** Who wrote it, with the version. */
  readonly writer: string;
}
