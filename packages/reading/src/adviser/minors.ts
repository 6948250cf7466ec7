import type { Chart } from '@wolha/saju';
import type { ChatAsk } from './ask.ts';
import type { Care } from './understand/care.ts';

const ADULT = 19;
const NEAR = 3;

/** 만 나이 on a day, `YYYYMMDD`. */
function ageOn({ solar }: Chart, on: string): number {
  const passed = Number(on.slice(4)) >= solar.month * 100 + solar.day;
  return Number(on.slice(0, 4)) - solar.year - (passed ? 0 : 1);
}

/** No fortune of love is told between a grown person and a child. */
export function minorsConcern({ own, counterpart, today }: ChatAsk): Care | null {
  if (!counterpart) return null;
  const ages = [ageOn(own, today), ageOn(counterpart, today)].toSorted((a, b) => a - b);
  const [younger = 0, older = 0] = ages;
  return younger < ADULT && older >= ADULT && older - younger >= NEAR ? 'minor' : null;
}
