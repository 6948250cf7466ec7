const offset = 9 * 3600_000;

/** Epoch milliseconds as Toss writes moments: Korean wall time with its offset, to the second. */
export function koreanTime(moment: number): string {
  return `${new Date(moment + offset).toISOString().slice(0, 19)}+09:00`;
}

/**
 * Epoch milliseconds of `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm:ss`, read as Korean wall time unless it carries an offset.
 * A bare date is its first second. Undefined where it is no such moment.
 */
export function readKoreanTime(text: string): number | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text);
  if (!parts) return undefined;
  const [, date, time = '00:00:00', zone = '+09:00'] = parts;
  const moment = Date.parse(`${date}T${time}${zone}`);
  return Number.isNaN(moment) ? undefined : moment;
}
