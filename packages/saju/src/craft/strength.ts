import { tenGodOf } from './ten-gods.ts';

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
/** The natural middle, from which 억부 takes a chart as strong. */
export const MIDDLE = 4000;
/** Nearer than this to an edge a label should not be stated flatly. */
export const MARGIN = 300;

/** 비겁 or 인성 of the day stem. */
export const isAlly = (dayStem: number, stem: number): boolean => {
  const god = tenGodOf(dayStem, stem);
  return god < 2 || god >= 8;
};
