import { eachStar, STAR_BY_DAY_BRANCH, STAR_BY_OTHERS, STAR_ON_STEM } from '#core/walk.ts';
import { STARS, type StarBasis } from '#craft/stars.ts';
import { SEATS } from './seats.ts';
import type { Star } from './types.ts';

/** A star in a seat, from its index and how it came there (see `eachStar`). */
export function starView(star: number, seat: number, how: number): Star {
  const { code, korean, hanja, school, bases } = STARS[star] as (typeof STARS)[number];
  const cameBy = (basis: StarBasis) =>
    (how & STAR_ON_STEM) > 0 || (how & (basis === 'dayBranch' ? STAR_BY_DAY_BRANCH : STAR_BY_OTHERS)) > 0;
  return {
    code,
    korean,
    hanja,
    seat: SEATS[seat] ?? 'year',
    layer: how & STAR_ON_STEM ? 'stem' : bases.some((basis) => basis === 'pillar') ? 'pillar' : 'branch',
    bases: bases.filter(cameBy),
    school,
  };
}

/** The stars of a flat chart in the order of `STARS`, seat by seat. */
export function starViews(flat: Int32Array): Star[] {
  const stars: Star[] = [];
  eachStar(flat, 0, (star, seat, how) => stars.push(starView(star, seat, how)));
  return stars;
}
