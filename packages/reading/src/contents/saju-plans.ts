import type { ContentPlan } from '#compose/plan.ts';
import type { ContentOutline } from '#reading.ts';
import { iljuLove } from './33-ilju-love.ts';

const PLANS: ReadonlyMap<number, ContentPlan> = new Map([[33, iljuLove]]);

/** How a content's chapters are filled. Throws RangeError where the writer has no plan for it. */
export function sajuPlanOf({ id }: ContentOutline): ContentPlan {
  const plan = PLANS.get(id);
  if (!plan) throw new RangeError(`the built-in writer has no plan for content ${id}`);
  return plan;
}
