import { categoryCode, purchaseType, serviceType } from '@wolha/contract';
import { SPREADS, type SpreadCode } from '@wolha/tarot/deck';
import { z } from 'zod';
import { basisWords } from './basis-words.ts';

/** The shape of each kind of content file. What ties fields and files together is in rules.ts and cross-check.ts. */

const id = z.int().min(1).max(9999);
const version = z.int().min(1);
const won = z.int().min(0).max(1_000_000);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '영문 소문자와 숫자를 붙임표(-)로 이어 적어 주세요');

const UNDECIDED_PARTICLE =
  /(을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|와\(과\)|과\(와\)|\(으\)로)/;

/** A line a reader sees. */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => text === text.trim() && !/\s{2,}/.test(text), '앞뒤나 가운데에 남는 공백이 있습니다')
    .refine((text) => !UNDECIDED_PARTICLE.test(text), '조사를 하나로 정해 주세요')
    .refine((text) => text === text.normalize('NFC'), '자모가 풀린 글자가 있습니다');

const spreadCodes = Object.keys(SPREADS) as [SpreadCode, ...SpreadCode[]];

export const contentFrontMatter = z.strictObject({
  id,
  slug,
  version,
  published: z.boolean(),
  serviceType,
  purchaseType,
  title: line(24),
  freeTitle: line(24).optional(),
  subtitle: line(36),
  originalPrice: won,
  discountPrice: won,
  categories: z.array(categoryCode).min(1),
  minChars: z.int().min(300).max(40_000),
  tarot: z.strictObject({ spread: z.enum(spreadCodes), questions: z.array(line(40)) }).optional(),
  chapters: z
    .array(z.strictObject({ title: line(22), basis: z.array(z.enum(basisWords)).min(1).max(5) }))
    .min(1)
    .max(16),
  recommendations: z.array(id).min(3).max(4),
  art: slug.optional(),
});

export const partnerFrontMatter = z.strictObject({
  id,
  slug,
  name: line(12),
  speciality: line(24),
  status: z.enum(['ON', 'OFF']),
  serviceType,
  questionCategories: z.array(id).min(1).max(4),
  voice: line(120),
  sampleQuestions: z.array(line(40)).min(1).max(4),
});

export const pageFrontMatter = z.strictObject({
  title: line(24),
  version,
  effectiveDate: z.iso.date(),
});

export const categoriesFile = z.array(
  z.strictObject({ code: categoryCode, name: line(12), tagline: line(24), contents: z.array(id).min(1) }),
);

export const questionCategoriesFile = z
  .array(z.strictObject({ id, name: line(12), questions: z.array(line(40)).min(1) }))
  .min(1);

export const creditPackagesFile = z
  .array(
    z.strictObject({
      id,
      name: line(16),
      credit: z.int().min(1).max(10_000),
      bonusCredit: z.int().min(0).max(10_000),
      originalPrice: won,
      discountPrice: won.min(100, '카드로 결제할 수 있는 가장 작은 금액은 100원입니다'),
      description: line(36),
      recommended: z.boolean(),
      onSale: z.boolean(),
    }),
  )
  .min(1);

export type ContentFrontMatter = z.output<typeof contentFrontMatter>;
export type PartnerFrontMatter = z.output<typeof partnerFrontMatter>;
export type CategoryEntry = z.output<typeof categoriesFile>[number];
export type QuestionCategoryEntry = z.output<typeof questionCategoriesFile>[number];
export type CreditPackageEntry = z.output<typeof creditPackagesFile>[number];
