import { SLOT } from '#core/analysis.ts';
import { STARS } from '#craft/stars.ts';
import { SEATS } from './seats.ts';
import type { Star } from './types.ts';

/** The stars of a flat chart in the order of `STARS`, seat by seat. */
export function starViews(flat: Int32Array): Star[] {
  const stars: Star[] = [];
  STARS.forEach((rule, i) => {
    SEATS.forEach((seat, s) => {
      const marked = (slot: number) => (((flat[slot + s] ?? 0) >> i) & 1) === 1;
      const [main, day, stem] = [marked(SLOT.stars), marked(SLOT.dayBranchStars), marked(SLOT.stemStars)];
      const { code, korean, hanja, school } = rule;
      const bases = rule.bases.filter((basis) => (basis === 'dayBranch' ? day : main));
      if (main || day) {
        const layer = bases.some((basis) => basis === 'pillar') ? 'pillar' : 'branch';
        stars.push({ code, korean, hanja, seat, layer, bases, school });
      }
      if (stem) stars.push({ code, korean, hanja, seat, layer: 'stem', bases: rule.bases, school });
    });
  });
  return stars;
}
