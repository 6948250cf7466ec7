import { paragraph, type ContentPlan, type Part } from './plan.ts';

const DOUBT = 'self.doubt#note';

const isProse = (part: Part): boolean => 'paragraph' in part || 'scenes' in part;

/** The plan with a word, at the end of what the first chapter tells, on what the time of birth leaves open. */
export function withDoubt(plan: ContentPlan): ContentPlan {
  const [first, ...others] = plan;
  if (!first) return plan;
  const told = first.parts.findLastIndex(isProse) + 1;
  const parts = first.parts.toSpliced(told, 0, paragraph(DOUBT));
  return [{ ...first, parts }, ...others];
}
