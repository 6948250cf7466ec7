import { breakupClosings } from './breakup.ts';
import type { Closing } from './closing.ts';
import { crushClosings } from './crush.ts';
import { loveClosings } from './love.ts';
import { marriageClosings } from './marriage.ts';
import { soloClosings } from './solo.ts';
import { ssumClosings } from './ssum.ts';

export { closingInset, closingSize } from './closing.ts';

/** The closing of each content's detail page, by slug. */
export const closings: Readonly<Record<string, Closing>> = {
  ...loveClosings,
  ...soloClosings,
  ...marriageClosings,
  ...breakupClosings,
  ...crushClosings,
  ...ssumClosings,
};
