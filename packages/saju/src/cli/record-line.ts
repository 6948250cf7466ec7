import type { Birth } from '#birth.ts';
import type { CivilDate } from '#calendar/civil.ts';
import { analyzeChart } from '#chart/analyze-chart.ts';
import { SajuError } from '#error.ts';
import { chartJson } from '#record/chart-json.ts';
import { chartRecord } from '#record/chart-record.ts';

/** Eight digits as a date; throws `ON_FORMAT`. */
export function onDate(on: unknown): CivilDate {
  if (typeof on !== 'string' || !/^[0-9]{8}$/.test(on)) {
    throw new SajuError('ON_FORMAT', 'on', 'on must be eight digits, YYYYMMDD');
  }
  return { year: Number(on.slice(0, 4)), month: Number(on.slice(4, 6)), day: Number(on.slice(6)) };
}

function parse(line: string): Partial<Birth> & { on?: unknown } {
  let value: unknown;
  try {
    // A byte order mark before the first line is no part of it.
    value = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    throw new SajuError('JSON_SYNTAX', '', 'the line is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SajuError('INPUT_NOT_OBJECT', '', 'the line is not a JSON object');
  }
  return value;
}

function answer(line: string): string {
  const { on, ...input } = parse(line);
  const sexKnown = input.sexType !== undefined;
  const birth = { sexType: 'FEMALE', ...input } as Birth;
  if (sexKnown && (on === undefined || on === null)) return chartJson(birth);
  const chart = analyzeChart(birth);
  const record = chartRecord(chart, on === undefined || on === null ? undefined : onDate(on));
  if (sexKnown) return JSON.stringify(record);
  const day = record.on && { on: { ...record.on, decade: null } };
  return JSON.stringify({ ...record, ...day, decadeLuck: null });
}

/**
 * One line of input answered by one line of output: the chart's record, or `{error: {code, field, message}}`. Without
 * a sex everything but 대운 is given. Never throws.
 */
export function recordLine(line: string): string {
  try {
    return answer(line);
  } catch (error) {
    const { code, field, message } =
      error instanceof SajuError ? error : { code: 'INTERNAL', field: '', message: String(error) };
    return JSON.stringify({ error: { code, field, message } });
  }
}
