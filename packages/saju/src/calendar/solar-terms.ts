import { SajuError } from '#error.ts';
import { isoUtc } from './iso.ts';
import { termModel } from './term-model.ts';
import { TERM_BEATS, TERM_FIRST_YEAR, TERM_REMAINDER, TERM_TREND } from './term-table.ts';

/** One of the 24 절기 of a year. */
export interface SolarTerm {
  name: string;
  /** Apparent longitude of the Sun in degrees: 285 (소한) .. 270 (동지). */
  longitude: number;
  /** The instant, ISO 8601 UTC, to the second. */
  utc: string;
}

/** In the order of the Gregorian year; the even ones are 절, where months turn, the odd ones 중기. */
const TERM_NAMES =
  '소한 대한 입춘 우수 경칩 춘분 청명 곡우 입하 소만 망종 하지 소서 대서 입추 처서 백로 추분 한로 상강 입동 소설 대설 동지';
/** 24 names of the terms, 소한 first. */
export const termNames: readonly string[] = /* @__PURE__ */ TERM_NAMES.split(' ');

function readTerms(): Float64Array {
  const instants = termModel(TERM_TREND, TERM_BEATS, TERM_REMAINDER.length);
  return instants.map((instant, i) => {
    // The table's alphabet: from code point 40, without the backslash, then from 161 past the controls.
    let rank = TERM_REMAINDER.charCodeAt(i) - 40;
    if (rank > 120) rank -= 34;
    if (rank > 52) rank--;
    return Math.round(instant) + (rank & 1 ? -(rank + 1) / 2 : rank / 2);
  });
}

/** Every term of 1899..2101 in order of time, UTC seconds from 1970-01-01. */
export const termInstants: Float64Array = /* @__PURE__ */ readTerms();

/**
 * The 24 terms of a year, 소한 to 동지, 1899..2101. Throws `YEAR_OUT_OF_RANGE`.
 * Theory and error bounds: README.
 */
export function solarTerms(year: number): SolarTerm[] {
  const row = (year - TERM_FIRST_YEAR) * 24;
  if (!(Number.isInteger(year) && row >= 0 && row < termInstants.length)) {
    throw new SajuError('YEAR_OUT_OF_RANGE', 'year', `${year} is outside 1899..2101`);
  }
  return termNames.map((name, i) => ({
    name,
    longitude: (285 + 15 * i) % 360,
    utc: isoUtc(termInstants[row + i] ?? 0),
  }));
}
