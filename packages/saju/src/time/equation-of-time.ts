const RADIANS = Math.PI / 180;

/**
 * Equation of time, apparent minus mean solar time, in seconds, at UTC seconds from 1970-01-01.
 * W. M. Smart's series with the elements of J. Meeus, Astronomical Algorithms, ch. 25 and 28; within 4 s of a full theory 1900-2100.
 */
export function equationOfTime(utc: number): number {
  const t = (utc / 86400 - 10957.5) / 36525;
  const longitude = (280.46646 + t * (36000.76983 + t * 0.0003032)) * RADIANS;
  const anomaly = (357.52911 + t * (35999.05029 - t * 0.0001537)) * RADIANS;
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267);
  const y = Math.tan(((23.4392911 - t * 0.0130042) * RADIANS) / 2) ** 2;
  const angle =
    y * Math.sin(2 * longitude) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * longitude) -
    0.5 * y * y * Math.sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly);
  return (angle / RADIANS) * 240;
}
