/** All detail copy by slug. */
import { breakupCopy } from './breakup.ts';
import { crushCopy } from './crush.ts';
import { loveCopy } from './love.ts';
import { marriageCopy } from './marriage.ts';
import { soloCopy } from './solo.ts';
import { ssumCopy } from './ssum.ts';
import type { DetailCopy } from './types.ts';

export type { DetailCopy, DetailRow, ElementName } from './types.ts';

export const detailCopies: readonly DetailCopy[] = [
  ...loveCopy,
  ...soloCopy,
  ...marriageCopy,
  ...breakupCopy,
  ...crushCopy,
  ...ssumCopy,
];
