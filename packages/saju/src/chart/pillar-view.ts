import { ELEMENTS, type Element, type Polarity } from '#craft/elements.ts';
import { hiddenStems, mainHiddenStem } from '#craft/hidden-stems.ts';
import { napEumOf } from '#craft/nap-eum.ts';
import {
  BRANCH_ANIMALS,
  BRANCH_ELEMENTS,
  BRANCH_HANJA,
  BRANCH_KOREAN,
  pillarHanja,
  pillarKorean,
  STEM_HANJA,
  STEM_KOREAN,
} from '#craft/stems-branches.ts';
import { TEN_GOD_CODES, TEN_GOD_GROUPS, TEN_GOD_HANJA, TEN_GOD_KOREAN, tenGodOf } from '#craft/ten-gods.ts';
import { STAGE_HANJA, STAGE_KOREAN, twelveStageOf } from '#craft/twelve-stages.ts';
import { isVoid } from '#craft/void-branches.ts';
import type { BranchView, PillarView, StemView, TenGod } from './types.ts';

export const elementAt = (index: number): Element => ELEMENTS[index] ?? 'wood';
const polarityOf = (index: number): Polarity => (index % 2 === 0 ? 'yang' : 'yin');

export const tenGodView = (index: number): TenGod => ({
  index,
  code: TEN_GOD_CODES[index] ?? 'peer',
  korean: TEN_GOD_KOREAN[index] ?? '',
  hanja: TEN_GOD_HANJA[index] ?? '',
  group: TEN_GOD_GROUPS[index >> 1] ?? 'peer',
});

/** A stem as the day master `day` (0..9) sees it; `self` for the day stem in its own seat. */
export const stemView = (day: number, stem: number, self = false): StemView => ({
  index: stem,
  hanja: STEM_HANJA.charAt(stem),
  korean: STEM_KOREAN.charAt(stem),
  element: elementAt(stem >> 1),
  polarity: polarityOf(stem),
  tenGod: self ? null : tenGodView(tenGodOf(day, stem)),
});

/** A branch as the day master sees it. */
export function branchView(day: number, branch: number): BranchView {
  const hidden = hiddenStems[branch] ?? [];
  const stage = twelveStageOf(day, branch);
  return {
    index: branch,
    hanja: BRANCH_HANJA.charAt(branch),
    korean: BRANCH_KOREAN.charAt(branch),
    animal: BRANCH_ANIMALS[branch] ?? '',
    element: elementAt(BRANCH_ELEMENTS[branch] ?? 0),
    polarity: polarityOf(branch),
    tenGod: tenGodView(tenGodOf(day, mainHiddenStem[branch] ?? 0)),
    hiddenStems: hidden.map(({ stem, days }, i) => ({
      stem: stemView(day, stem),
      tenGod: tenGodView(tenGodOf(day, stem)),
      role: i === hidden.length - 1 ? '정기' : i === 0 ? '여기' : '중기',
      days,
    })),
    twelveStage: { index: stage, korean: STAGE_KOREAN[stage] ?? '', hanja: STAGE_HANJA[stage] ?? '' },
  };
}

/** A pillar (0..59) as the owner of the day pillar `dayPillar` (0..59) sees it. */
export function pillarView(dayPillar: number, index: number, self = false): PillarView {
  const nap = napEumOf(index);
  return {
    index,
    hanja: pillarHanja(index),
    korean: pillarKorean(index),
    stem: stemView(dayPillar % 10, index % 10, self),
    branch: branchView(dayPillar % 10, index % 12),
    napEum: { korean: nap.korean, hanja: nap.hanja, element: elementAt(nap.element) },
    void: isVoid(dayPillar, index % 12),
  };
}
