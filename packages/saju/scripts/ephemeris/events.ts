import { moonMeanLongitude } from './moon.ts';
import { sunApparentLongitude, sunMeanLongitude } from './sun.ts';
import { centuries, utcSeconds } from './terrestrial-time.ts';

const CIRCLE = 1296000;
const SUN_PER_CENTURY = (CIRCLE * 36525) / 365.2421897;
const MOON_FROM_SUN_PER_CENTURY = (CIRCLE * 36525) / 29.530588861;
const CONVERGED = 1e-5;

/** Difference of two longitudes in arc seconds, -180°..180°. */
const apart = (a: number, b: number) => ((((a - b) % CIRCLE) + 1.5 * CIRCLE) % CIRCLE) - CIRCLE / 2;

/**
 * The instant near `guess` (UTC seconds from 1970-01-01) at which the Sun's apparent longitude is `degrees`.
 * Linear steps along the mean motion; the guess must lie within half a year.
 */
export function sunReaches(degrees: number, guess: number): number {
  let t = centuries(guess);
  for (;;) {
    const left = apart(degrees * 3600, sunApparentLongitude(t));
    if (Math.abs(left) < CONVERGED) return utcSeconds(t);
    t += left / SUN_PER_CENTURY;
  }
}

/** The new moon nearest to `guess` (UTC seconds from 1970-01-01): Sun and Moon at one longitude. */
export function newMoonNear(guess: number): number {
  let t = centuries(guess);
  for (;;) {
    const left = apart(sunMeanLongitude(t), moonMeanLongitude(t));
    if (Math.abs(left) < CONVERGED) return utcSeconds(t);
    t += left / MOON_FROM_SUN_PER_CENTURY;
  }
}
