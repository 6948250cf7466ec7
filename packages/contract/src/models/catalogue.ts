import { z } from 'zod';
import { purchaseType, serviceType } from './common.ts';

const price = z.number().int().min(0).describe('won');

export const recommendation = z
  .object({
    id: z.number().int(),
    title: z.string(),
    subtitle: z.string(),
    thumbnailImageUrl: z.string(),
    serviceType,
    purchaseType,
    originalPrice: price,
    discountPrice: price,
  })
  .meta({ id: 'Recommendation' });

/** A content as lists show it. */
export const fortuneContentCard = z
  .object({
    id: z.number().int(),
    title: z.string(),
    subtitle: z.string(),
    thumbnailImageUrl: z.string(),
    freeTitle: z.string().nullable(),
    freeThumbnailImageUrl: z.string().nullable(),
    originalPrice: price,
    discountPrice: price,
    purchaseType,
    serviceType,
  })
  .meta({ id: 'FortuneContentCard' });

export const tarotPrompt = z
  .object({
    tarotQuestion1: z.string(),
    tarotQuestion2: z.string().nullable(),
    tarotQuestion3: z.string().nullable(),
    tarotSpread: z.object({ code: z.string(), count: z.number().int() }),
  })
  .meta({ id: 'TarotPrompt' });

/** One panel of the long picture of a content: the drawing, and the words that are set over it as text. */
export const detailPanel = z
  .object({
    kind: z.enum(['hook', 'scene', 'chart', 'cards', 'closing']),
    imageUrl: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    tone: z.enum(['dark', 'light']).describe('of the drawing; words on it are of the other'),
    inset: z
      .tuple([z.number(), z.number()])
      .describe('the part of its height that belongs to the words, 0–1'),
    title: z.array(z.string()).describe('a line each'),
    text: z.string().nullable(),
    lines: z.array(z.string()),
    rows: z.array(
      z.object({
        sign: z.string(),
        element: z.enum(['wood', 'fire', 'earth', 'metal', 'water']),
        title: z.string(),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'DetailPanel' });

/** A content as its own page shows it. */
export const fortuneContent = fortuneContentCard
  .extend({
    detailPageImageUrl: z.string(),
    detailPanels: z.array(detailPanel),
    shareImageUrl: z.string(),
    intro: z.string().describe('Markdown'),
    tableOfContents: z.string().describe('Markdown: an ordered list of chapter titles'),
    chapters: z.array(z.string()),
    minChars: z.number().int(),
    recommendations: z.array(recommendation),
    tarotPrompt: tarotPrompt.nullable(),
  })
  .meta({ id: 'FortuneContent' });

export const categoryCodes = [
  'NEW',
  'PREMIUM',
  'SOLO',
  'MARRIAGE',
  'BREAKUP',
  'CRUSH',
  'SSUM',
  'LOVE',
  'TAROT',
] as const;

export const categoryCode = z.enum(categoryCodes);

export const fortuneCategory = z
  .object({
    code: categoryCode,
    name: z.string(),
    tagline: z.string(),
    iconUrl: z.string().nullable(),
    bannerImageUrl: z.string(),
    fortuneContentCategory: z.array(z.object({ fortuneContent: fortuneContentCard })),
  })
  .meta({ id: 'FortuneCategory' });

export type FortuneContent = z.output<typeof fortuneContent>;
export type FortuneContentCard = z.output<typeof fortuneContentCard>;
export type FortuneCategory = z.output<typeof fortuneCategory>;
export type Recommendation = z.output<typeof recommendation>;
export type CategoryCode = z.output<typeof categoryCode>;
export type DetailPanel = z.output<typeof detailPanel>;
