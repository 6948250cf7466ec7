/** Where "now" comes from. Days are Korean days everywhere, whatever zone the host keeps. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const KOREA_OFFSET_MS = 9 * 60 * 60 * 1000;

/** The Korean calendar day of an instant as `YYYY-MM-DD`. Korea has kept UTC+9 without summer time since 1988. */
export const koreanDay = (at: Date): string =>
  new Date(at.getTime() + KOREA_OFFSET_MS).toISOString().slice(0, 10);
