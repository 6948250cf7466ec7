import { tenGodOf } from './ten-gods.ts';
import { hiddenStems, mainHiddenStem } from './hidden-stems.ts';

/**
 * 신강·신약 by weighted seats (위치 배점 계분법): each seat has a weight, a branch shares its own among its hidden
 * stems by days, and the score is the share of the day master's allies (비겁·인성), 0.40 being the natural middle.
 * Other schools count characters, or take the majority of 득령·득지·득세.
 */
export const STEM_WEIGHTS = [8, 12, 12, 12] as const;
export const BRANCH_WEIGHTS = [4, 40, 12, 12] as const;

/** Added when the month branch's main stem is 비겁, in ten-thousandths. */
export const MONTH_PEER_BONUS = 300;

/** Scores in ten-thousandths: at least `STRONG` is 신강, at most `WEAK` 신약, between them 중화. */
export const STRONG = 4500;
export const WEAK = 3500;
/** Nearer than this to an edge a label should not be stated flatly. */
export const MARGIN = 300;

/** 비겁 or 인성 of the day stem. */
export const isAlly = (dayStem: number, stem: number): boolean => {
  const god = tenGodOf(dayStem, stem);
  return god < 2 || god >= 8;
};

/** Days of thirty that allies of each day stem rule in each branch: stem × 12 + branch. */
export const allyDays: Int8Array = /* @__PURE__ */ Int8Array.from({ length: 120 }, (_, i) =>
  (hiddenStems[i % 12] ?? []).reduce((days, of) => days + (isAlly((i / 12) | 0, of.stem) ? of.days : 0), 0),
);

/** 1 where a stem is an ally of the day stem: day × 10 + stem. */
export const allyStem: Int8Array = /* @__PURE__ */ Int8Array.from({ length: 100 }, (_, i) =>
  isAlly((i / 10) | 0, i % 10) ? 1 : 0,
);

/** 1 where a branch's main hidden stem is an ally of the day stem: day × 12 + branch. */
export const allyBranch: Int8Array = /* @__PURE__ */ Int8Array.from({ length: 120 }, (_, i) =>
  isAlly((i / 12) | 0, mainHiddenStem[i % 12] ?? 0) ? 1 : 0,
);
