import { nutationInLongitude } from './nutation.ts';
import { EARTH_LONGITUDE, EARTH_RADIUS } from './vsop87d-earth.ts';

const ARCSEC_PER_RADIAN = 648000 / Math.PI;
const LIGHT_DAYS_PER_AU = 0.0057755183;

/**
 * From VSOP87's equinox and precession (IAU 1976) to today's (IAU 2006), in arc seconds and arc seconds a century.
 * The published corrections, -0.0903 (to FK5) and -0.3004 (precession rate), agree within 0.04"; these two numbers
 * are the best fit of this theory to JPL DE431 over 1899-2101 and leave 0.016", 0.4 s of solar term.
 */
const FRAME_OFFSET = -0.076;
const FRAME_RATE = -0.2784;

type Series = typeof EARTH_LONGITUDE;

function evaluate(series: Series, t: number): number {
  let sum = 0;
  let power = 1;
  for (const terms of series) {
    let part = 0;
    for (const [amplitude, phase, rate] of terms) part += amplitude * Math.cos(phase + rate * t);
    sum += part * power;
    power *= t;
  }
  return sum;
}

/** Longitude of the Sun with aberration, without nutation, mean equinox of the date, arc seconds (not reduced). */
export function sunMeanLongitude(t: number): number {
  const radius = evaluate(EARTH_RADIUS, t / 10);
  // Aberration: the Earth is seen from the Sun where it was one light time ago.
  const seen = t - (LIGHT_DAYS_PER_AU * radius) / 36525;
  return evaluate(EARTH_LONGITUDE, seen / 10) * ARCSEC_PER_RADIAN + 648000 + FRAME_OFFSET + FRAME_RATE * seen;
}

/** Apparent longitude of the Sun, true equinox of the date, arc seconds (not reduced), at `t` centuries TT. */
export function sunApparentLongitude(t: number): number {
  return sunMeanLongitude(t) + nutationInLongitude(t);
}
