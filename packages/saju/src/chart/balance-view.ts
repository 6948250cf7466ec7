import { SLOT } from '#core/slots.ts';
import { ELEMENTS, type Element } from '#craft/elements.ts';
import { johuUncertain } from '#craft/johu.ts';
import { BRANCH_HANJA, STEM_HANJA } from '#craft/stems-branches.ts';
import { MARGIN, STRONG, WEAK } from '#craft/strength.ts';
import { TEN_GOD_GROUPS } from '#craft/ten-gods.ts';
import { elementAt, stemView } from './pillar-view.ts';
import type { Elements, Strength, StrengthLabel, UsefulGod } from './types.ts';

const LABELS: readonly StrengthLabel[] = ['신약', '중화', '신강'];

const counts = (flat: Int32Array, slot: number) =>
  Object.fromEntries(ELEMENTS.map((element, i) => [element, flat[slot + i] ?? 0])) as Record<Element, number>;

export const elementsView = (flat: Int32Array): Elements => ({
  visible: counts(flat, SLOT.visible),
  withHidden: counts(flat, SLOT.withHidden),
});

/** Whether a score (ten-thousandths) is too near to a label's edge to be stated flatly. */
export const isBorderline = (score: number): boolean =>
  Math.min(Math.abs(score - STRONG), Math.abs(score - WEAK)) < MARGIN;

export function strengthView(flat: Int32Array): Strength {
  const score = flat[SLOT.score] ?? 0;
  const deuk = flat[SLOT.deuk] ?? 0;
  const borderline = isBorderline(score);
  return {
    score: score / 10_000,
    label: LABELS[flat[SLOT.label] ?? 1] ?? '중화',
    borderline,
    confidence: borderline || flat[SLOT.pillars + 3] === -1 ? 'low' : 'firm',
    deukryeong: (deuk & 1) > 0,
    deukji: (deuk & 2) > 0,
    deuksi: (deuk & 4) > 0,
    deukse: (deuk & 8) > 0,
  };
}

export function usefulGodView(flat: Int32Array): UsefulGod {
  const day = (flat[SLOT.pillars + 2] ?? 0) % 10;
  const monthBranch = (flat[SLOT.pillars + 1] ?? 0) % 12;
  const group = flat[SLOT.eokbuGroup] ?? 0;
  const element = flat[SLOT.eokbuElement] ?? 0;
  const season = flat[SLOT.season] ?? -1;
  const stem = flat[SLOT.johuStem] ?? 0;
  // The day stem itself does not make its own element present.
  const held = (of: number) => (flat[SLOT.withHidden + of] ?? 0) - (of === day >> 1 ? 1 : 0) > 0;
  const tempering = season >= 0 ? season : stem >> 1;
  return {
    eokbu: {
      element: elementAt(element),
      group: TEN_GOD_GROUPS[group] ?? 'peer',
      adverse: elementAt((element + 3) % 5),
      present: held(element),
    },
    johu: {
      urgent: season < 0 ? null : elementAt(season),
      stem: stemView(day, stem),
      uncertain: johuUncertain(STEM_HANJA.charAt(day), BRANCH_HANJA.charAt(monthBranch)),
      present: held(tempering),
    },
    agree: tempering === element,
  };
}
