import { z } from 'zod';
import { fortuneContent } from './catalogue.ts';
import { memberSajuResult } from './results.ts';
import { instant, rowId, serviceType, sexType } from './common.ts';
import { readingChapter } from './reading.ts';

/** 22 or more characters that a browser made at random: at least 128 bits, so that nobody guesses another's order. */
export const orderId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/, '주문 번호가 올바르지 않습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.');

/** The cards of a draw by their ids, 1–156, as a list or as the JSON text of one. */
export const tarotCardIds = z.union([z.string().max(64), z.array(z.number().int()).max(3)]);

/** An order that is written and waits to be paid: what the card window is to be opened with. */
export const paymentOrder = z
  .object({
    orderId,
    orderName: z.string(),
    amount: z.number().int().describe('won, the price that will be charged'),
    customerKey: z.string(),
    clientKey: z.string(),
    sdkUrl: z.string().nullable().describe('where the SDK is when it is not the provider’s own'),
    successUrl: z.string(),
    failUrl: z.string(),
    expiresAt: instant,
  })
  .meta({ id: 'PaymentOrder' });

/**
 * How far a bought reading is. CONFIRMING: the card company has not told us yet; WRITING: paid, chapters are being
 * written; READY; REFUNDING and REFUNDED: it could not be made, or was given back.
 */
export const readingProgress = z
  .object({
    orderId,
    serviceType,
    fortuneContentId: z.number().int(),
    resultId: rowId,
    phase: z.enum(['CONFIRMING', 'WRITING', 'READY', 'REFUNDING', 'REFUNDED']),
    chaptersDone: z.number().int(),
    chaptersTotal: z.number().int(),
    isLate: z.boolean().describe('it is taking longer than readers are told it takes'),
    message: z.string().nullable().describe('Korean, when there is something to tell the reader'),
  })
  .meta({ id: 'ReadingProgress' });

export const orderState = z.enum([
  'created',
  'confirming',
  'paid',
  'fulfilled',
  'refundingPart',
  'failed',
  'expired',
  'refunding',
  'refunded',
]);

export const order = z
  .object({
    orderId,
    orderName: z.string(),
    amount: z.number().int(),
    state: orderState,
    serviceType: serviceType.nullable().describe('null for credits'),
    fortuneContentId: z.number().int().nullable().describe('null for credits'),
    creditPackageId: z.number().int().nullable().describe('null for readings'),
    resultId: rowId.nullable().describe('null for credits'),
    problemMessage: z.string().nullable().describe('Korean: why it failed or was given back'),
    receiptUrl: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Order' });

export const premiumFortuneResult = memberSajuResult
  .extend({
    id: rowId,
    orderId,
    memberPrompt: z.object({ 나이: z.number().int() }),
    fortuneAnalysisResult: z.string().describe('Markdown, the whole text'),
    chapters: z.array(readingChapter),
    writtenByModel: z.boolean().describe('a generative model wrote some of it; show it as such'),
    createdAt: instant,
  })
  .meta({ id: 'PremiumFortuneResult' });

export const tarotResultCard = z
  .object({
    position: z.string().describe('the question this card answers'),
    tarotCard: z.object({
      id: z.number().int(),
      number: z.number().int(),
      name: z.string(),
      direction: z.enum(['UPRIGHT', 'REVERSED']),
      tarotCardImageUrl: z.string(),
    }),
  })
  .meta({ id: 'TarotResultCard' });

export const premiumTarotResult = z
  .object({
    id: rowId,
    orderId,
    gender: sexType,
    fortuneContent: fortuneContent,
    tarotResultCards: z.array(tarotResultCard),
    answer: z.string().describe('Markdown, the whole text'),
    chapters: z.array(readingChapter),
    writtenByModel: z.boolean().describe('a generative model wrote some of it; show it as such'),
    createdAt: instant,
  })
  .meta({ id: 'PremiumTarotResult' });

export const creditPayment = z
  .object({
    id: z.string(),
    orderName: z.string(),
    amount: z.number().int(),
    refundedAmount: z.number().int().describe('won of it that were given back'),
    orderId,
    resultStatus: z.enum(['SUCCESS', 'FAIL', 'CONFIRMING', 'REFUNDING', 'REFUNDED']),
    problemMessage: z.string().nullable(),
    receiptUrl: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'CreditPayment' });

export type PaymentOrder = z.output<typeof paymentOrder>;
export type ReadingProgress = z.output<typeof readingProgress>;
export type Order = z.output<typeof order>;
export type PremiumFortuneResult = z.output<typeof premiumFortuneResult>;
export type PremiumTarotResult = z.output<typeof premiumTarotResult>;
export type TarotResultCard = z.output<typeof tarotResultCard>;
export type CreditPayment = z.output<typeof creditPayment>;
