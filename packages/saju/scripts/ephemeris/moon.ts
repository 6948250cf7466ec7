import { MOON_LONGITUDE, MOON_MEAN_LONGITUDE } from './elp-moon.ts';

const ARCSEC_PER_RADIAN = 648000 / Math.PI;
const CENTURIES_PER_SECOND = 1 / (86400 * 36525);
const LIGHT_SECONDS = 1.28;

/** General precession in longitude, IAU 2006, arc seconds per century and century². */
const PRECESSION = [5028.796195, 1.1054348] as const;

/** Longitude of the Moon with light time, without nutation, mean equinox of the date, arc seconds (not reduced). */
export function moonMeanLongitude(t: number): number {
  const seen = t - LIGHT_SECONDS * CENTURIES_PER_SECOND;
  let sum = 0;
  let power = 1;
  for (const terms of MOON_LONGITUDE) {
    for (const [amplitude, a, b, c] of terms) sum += power * amplitude * Math.sin(a + seen * (b + seen * c));
    power *= seen;
  }
  const mean = MOON_MEAN_LONGITUDE.reduceRight((value, coefficient) => value * seen + coefficient, 0);
  return mean * ARCSEC_PER_RADIAN + sum + seen * (PRECESSION[0] + seen * PRECESSION[1]);
}
