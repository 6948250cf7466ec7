import type { WrittenContent } from '#compose/plan.ts';
import iljuLove from './33-ilju-love.ts';

/** Every Saju content the built-in writer can write. */
export const SAJU_CONTENTS: ReadonlyMap<number, WrittenContent> = new Map(
  [iljuLove].map((content) => [content.id, content]),
);
