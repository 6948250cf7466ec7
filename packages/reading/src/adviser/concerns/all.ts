import apart from './apart.ts';
import type { Concern } from './concern.ts';

/** Everything readers come with that has an answer of its own. */
export const CONCERNS: readonly Concern[] = [...apart];
