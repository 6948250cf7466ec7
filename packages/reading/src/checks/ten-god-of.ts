import { TEN_GODS } from '#corpus/dimensions.ts';

/** The ten god of a stem for a day stem (0 갑 .. 9 계), by the rule itself: generation and control, and polarity. */
export function tenGodOf(dayStem: number, stem: number): string {
  const steps = (Math.floor(stem / 2) - Math.floor(dayStem / 2) + 5) % 5;
  const unlike = (stem + dayStem) % 2;
  return TEN_GODS[steps * 2 + unlike] ?? '';
}
