import type { Times } from './asked-time.ts';
import type { ChosenTime } from './chosen-time.ts';
import type { Decision, Stance } from './decide.ts';
import type { Fact as DecidingFact } from './facts-told.ts';
import type { Occasion } from './occasion.ts';
import type { PairView } from './pair-view.ts';
import { fieldOf, OWN_STORE } from './parts.ts';
import type { Quill } from './quill.ts';
import type { Told } from './told.ts';
import type { Understanding } from './understand/understand.ts';
import type { VoiceName } from './voices.ts';

/** What lies before the partner when an answer is put together. */
export interface Desk {
  quill: Quill;
  /** The same quill without what would contradict how the reader is told to love. */
  traits: Quill;
  told: Told;
  /** What is spoken of is only thought of. */
  supposed: boolean;
  /** What was told that the time does not outweigh. */
  fact: DecidingFact | null;
  voice: VoiceName;
  asked: Understanding;
  decision: Decision;
  occasion: Occasion;
  times: Times;
  /** Which of two times it is, where two were laid side by side. */
  chosen: ChosenTime | null;
  pair: PairView | null;
}

/** How much of an answer is of the time. */
export const TIMES_TOLD = 2;

/** Subjects that what is said of love does not fit. */
export const WORK: ReadonlySet<Understanding['topic']> = new Set(['work', 'career', 'people']);

/** What follows from the answer: leave to let go is no leave to reach out, and who is told to hold on need not hide. */
export function stepOf({ intent }: Understanding, { stance }: Decision): Stance {
  // Who asks how is told how: only not to hurry.
  if (intent === 'how' && stance === 'hold') return 'mid';
  if (intent !== 'letgo') return stance;
  return stance === 'go' ? 'hold' : 'mid';
}

/** Where the traits of an answer come from in the house's words. */
export function houseTraits({ asked, pair }: Desk): string[] {
  const field = fieldOf(asked, pair);
  return [`reason.joined#${field}`, `reason.${field}#own`, ...OWN_STORE[field]];
}
