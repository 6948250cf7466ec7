import { z } from 'zod';
import { serviceType } from './common.ts';

/** What a reader can ask an adviser about, as a tag of the adviser. */
export const partnerCategory = z
  .object({
    id: z.number().int(),
    category: z.object({ id: z.number().int(), name: z.string() }),
  })
  .meta({ id: 'PartnerCategory' });

export const partner = z
  .object({
    id: z.number().int(),
    name: z.string(),
    speciality: z.string(),
    partnerImageUrl: z.string(),
    status: z.enum(['ON', 'OFF']).describe('ON is open to all; others are seen by the preview role alone'),
    serviceType,
    intro: z.string().nullable().describe('Markdown'),
    sampleQuestions: z.array(z.string()),
    partnerCategories: z.array(partnerCategory),
  })
  .meta({ id: 'Partner' });

export const question = z.object({ name: z.string() }).meta({ id: 'Question' });

export type Partner = z.output<typeof partner>;
export type PartnerCategory = z.output<typeof partnerCategory>;
