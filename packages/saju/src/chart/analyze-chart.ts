import type { Birth } from '#birth.ts';
import { civilDate } from '#calendar/civil.ts';
import { lunarDateOf } from '#calendar/lunar.ts';
import { analyzeInto } from '#core/analysis.ts';
import { CHART_SLOTS, SLOT } from '#core/slots.ts';
import { firstVoidBranch } from '#craft/void-branches.ts';
import { appliedView } from './applied.ts';
import { elementsView, strengthView, usefulGodView } from './balance-view.ts';
import { boundariesView } from './boundaries.ts';
import { decadeLuckView } from './decade-view.ts';
import { branchView, pillarView, stemView } from './pillar-view.ts';
import { relationViews } from './relations-view.ts';
import { resolveBirth, type ResolvedBirth } from './resolve-birth.ts';
import { starViews } from './stars-view.ts';
import type { Chart, Pillar, Seat } from './types.ts';

/** The flat record of a resolved birth (see `SLOT`). */
export function flatChart({ packed, utc, birth }: ResolvedBirth): Int32Array {
  const flat = new Int32Array(CHART_SLOTS);
  analyzeInto(flat, 0, packed, utc, birth.sexType === 'MALE' ? 1 : 0);
  return flat;
}

/**
 * The whole chart of a birth: pillars, everything derived from them, what was done to the stated time and how near
 * its edges are. Births 1900-01-01..2100-12-31; the defaults are in `Birth`.
 * Throws `SajuError` with a code and the field at fault.
 */
export function analyzeChart(birth: Birth): Chart {
  const resolved = resolveBirth(birth);
  const flat = flatChart(resolved);
  const lunar = lunarDateOf(resolved.day);
  const dayPillar = flat[SLOT.pillars + 2] ?? 0;
  const dayStem = dayPillar % 10;
  const pillar = (seat: Seat, i: number): Pillar => ({
    seat,
    ...pillarView(dayPillar, flat[SLOT.pillars + i] ?? 0, seat === 'day'),
  });
  return {
    sexType: resolved.birth.sexType,
    birth: resolved.birth,
    solar: civilDate(resolved.day),
    lunar,
    pillars: {
      year: pillar('year', 0),
      month: pillar('month', 1),
      day: pillar('day', 2),
      hour: resolved.timeKnown ? pillar('hour', 3) : null,
    },
    dayMaster: stemView(dayStem, dayStem, true),
    voidBranches: [0, 1].map((i) => branchView(dayStem, firstVoidBranch(dayPillar) + i)),
    elements: elementsView(flat),
    strength: strengthView(flat),
    usefulGod: usefulGodView(flat),
    relations: relationViews(flat),
    stars: starViews(flat),
    decadeLuck: decadeLuckView(flat, resolved),
    applied: appliedView(resolved, lunar),
    boundaries: boundariesView(resolved),
  };
}
