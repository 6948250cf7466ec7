import type { Block, Fact } from '#reading.ts';
import type { Portrait } from '#saju/portrait.ts';
import type { Topic } from '#corpus/format.ts';
import type { Pen } from './pen.ts';

/** A place in the corpus: `topic#move`. */
export type Move = string;

/** What a beat is drawn from. */
export interface Stage {
  pen: Pen;
  portrait: Portrait;
}

export interface Drawn {
  block: Block;
  facts: Fact[];
}

/** A piece of a chapter that is drawn rather than told; null when the chart has nothing to draw. */
export type Beat = (stage: Stage) => Drawn | null;

export type Part =
  /** One paragraph of the texts of these moves, in order; a move with nothing to say is left out. */
  | { paragraph: readonly Move[] }
  /** The same, only while the chapter or the reading is shorter than it should be. */
  | { spare: readonly Move[] }
  /** A title for the parts up to the next one; it is left out where they have nothing to say. */
  | { crosshead: Move }
  /** One paragraph for each scene: each month, year, card … */
  | Scenes
  | { beat: Beat }
  /** A beat only where the prose before it has gone on for long and will go on. */
  | { pause: Beat };

/** One paragraph for each of these narrower scenes, under a title of its own where there is one. */
export interface Scenes {
  scenes: (stage: Stage) => readonly PlacedPen[];
  moves: readonly Move[];
  title?: Move;
}

/** A pen in a narrower scene, with the name of the place for the stable choice. */
export interface PlacedPen {
  pen: Pen;
  place: string;
}

export interface ChapterPlan {
  /** The line that comes first. */
  answer: Move;
  /** Where the answer names a year or a month: the first of these scenes is the one it is written in. */
  answerIn?: (stage: Stage) => readonly PlacedPen[];
  parts: readonly Part[];
}

/** Chapter by chapter, in the order of the content's outline. */
export type ContentPlan = readonly ChapterPlan[];

export const paragraph = (...moves: readonly Move[]): Part => ({ paragraph: moves });
export const spare = (...moves: readonly Move[]): Part => ({ spare: moves });
export const crosshead = (move: Move): Part => ({ crosshead: move });
export const titled = (title: Move, scenes: Scenes): Part => ({ ...scenes, title });
export const beat = (draw: Beat): Part & { beat: Beat } => ({ beat: draw });

/** A content of the built-in writer: its chapters' plan and the texts only it uses. */
export interface WrittenContent {
  id: number;
  plan: ContentPlan;
  topics: readonly Topic[];
}
