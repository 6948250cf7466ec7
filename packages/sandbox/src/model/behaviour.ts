import { z } from 'zod';
import { createFaultPlan, type FaultOdds, type FaultPlan } from '#kit/faults.ts';
import type { Random } from '#kit/random.ts';

/** What the model says instead of a good answer. */
export const sayings = [
  /** Declines to answer. */
  'refusal',
  /** Answers in English. */
  'english',
  /** JSON that stops before its end, with nothing else to show for it. */
  'broken-json',
  /** Sound JSON of another shape than was asked for. */
  'wrong-schema',
  /** Nothing at all. */
  'empty',
  /** Pillars, years and a person's name that nobody gave it. */
  'invention',
  /** Scripts, images, and links to elsewhere. */
  'markup',
  /** Certainty about death and money, a bank account, a promised refund. */
  'unsafe',
  /** One megabyte. */
  'huge',
] as const;
export type Saying = (typeof sayings)[number];

/** One way of answering a call. Everything left out is as it should be. */
export const behaviourSchema = z.strictObject({
  /** Milliseconds before the first word. */
  firstTokenMs: z.number().int().min(0).optional(),
  tokensPerSecond: z.number().positive().optional(),
  /** Answers this error and nothing else. */
  status: z
    .union([z.literal(400), z.literal(401), z.literal(429), z.literal(500), z.literal(503)])
    .optional(),
  /** Sent as Retry-After with an error status. */
  retryAfterSeconds: z.number().int().min(0).optional(),
  /** Goes quiet for good, before the first word or in the middle. */
  hang: z.enum(['before', 'middle']).optional(),
  /** Cuts the connection, before the first word or in the middle. */
  cut: z.enum(['before', 'middle']).optional(),
  say: z.enum(sayings).optional(),
});
export type ModelBehaviour = z.infer<typeof behaviourSchema>;

export const modelOperations = ['chat'] as const;
/** Behaviours call by call: `plan.next('chat', { say: 'english' })`, `plan.always(…)`, or by chance. */
export type ModelBehaviourPlan = FaultPlan<'chat', ModelBehaviour>;

export function createBehaviourPlan(options: {
  random: Random;
  odds?: FaultOdds<'chat', ModelBehaviour>;
}): ModelBehaviourPlan {
  return createFaultPlan<'chat', ModelBehaviour>(options);
}
