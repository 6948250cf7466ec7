import type { WrittenContent } from '#compose/plan.ts';
import type { ContentOutline } from '#reading.ts';
import { SAJU_CONTENTS } from './all.ts';
import { generalPlan } from './general-plan.ts';

/** A content's own plan and texts, or where it has none, a plan made from what its outline asks. */
export const sajuPlanOf = (content: ContentOutline): WrittenContent =>
  SAJU_CONTENTS.get(content.id) ?? generalPlan(content);
