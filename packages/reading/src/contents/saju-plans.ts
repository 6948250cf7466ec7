import type { WrittenContent } from '#compose/plan.ts';
import { SAJU_CONTENTS } from './all.ts';

/** A content's plan and texts. Throws RangeError for one that nobody has written. */
export function sajuPlanOf({ id }: { id: number }): WrittenContent {
  const written = SAJU_CONTENTS.get(id);
  if (!written) throw new RangeError(`content ${id} has no texts`);
  return written;
}

/** How many chapters there are texts for: as many a content of this id may have at most, 0 where nobody has written it. */
export const writtenChapters = (id: number): number => SAJU_CONTENTS.get(id)?.plan.length ?? 0;
