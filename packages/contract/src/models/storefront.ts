import { z } from 'zod';
import { purchaseType, serviceType } from './common.ts';

/** A content as the recommended page shows it: a picture of its own, and what kind it is. */
export const recommendedContent = z
  .object({
    id: z.number().int(),
    title: z.string(),
    serviceType,
    purchaseType,
    marketingImageUrl: z.string(),
  })
  .meta({ id: 'RecommendedContent' });

const won = z.number().int().min(0).describe('won');

/** Credits for the chat, as they are offered. */
export const creditPackage = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    credit: z.number().int(),
    bonusCredit: z.number().int().describe('on top of `credit`'),
    isRecommended: z.boolean(),
    price: won.describe('won, what is charged'),
    originalPrice: won,
    discountPrice: won,
  })
  .meta({ id: 'CreditPackage' });

export const pageName = z.enum(['terms', 'privacy', 'refund']);

/** A page of the shop's rules as it stands now, with the shop's own facts filled in. */
export const rulesPage = z
  .object({
    name: pageName,
    title: z.string(),
    version: z.number().int(),
    effectiveDate: z.iso.date(),
    markdown: z.string(),
  })
  .meta({ id: 'RulesPage' });

export type RecommendedContent = z.output<typeof recommendedContent>;
export type CreditPackage = z.output<typeof creditPackage>;
export type PageName = z.output<typeof pageName>;
export type RulesPage = z.output<typeof rulesPage>;
