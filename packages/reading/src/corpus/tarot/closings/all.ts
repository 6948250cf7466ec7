import type { ClosingTexts } from './closing-texts.ts';

/** Contents that close with texts of their own. */
export const CONTENT_CLOSINGS: ReadonlyMap<number, ClosingTexts> = new Map([]);
