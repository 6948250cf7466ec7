import { categoryCodes } from '@wolha/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** One line of a content's table of contents: its title, and the parts of the chart its text must cite. */
export interface ChapterOutline {
  title: string;
  basis: string[];
}

export interface TarotOutline {
  spread: { code: string; count: number };
  questions: string[];
}

export const fortuneContents = pgTable('fortune_contents', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  art: text('art').notNull(),
  serviceType: text('service_type', { enum: ['SAJU', 'TAROT'] }).notNull(),
  purchaseType: text('purchase_type', { enum: ['FREE', 'PREMIUM'] }).notNull(),
  title: text('title').notNull(),
  freeTitle: text('free_title'),
  subtitle: text('subtitle').notNull(),
  originalPrice: integer('original_price').notNull(),
  discountPrice: integer('discount_price').notNull(),
  intro: text('intro').notNull(),
  chapters: jsonb('chapters').$type<ChapterOutline[]>().notNull(),
  tarot: jsonb('tarot').$type<TarotOutline>(),
  recommendations: jsonb('recommendations').$type<number[]>().notNull(),
  minChars: integer('min_chars').notNull(),
  version: integer('version').notNull(),
  published: boolean('published').notNull(),
});

export const fortuneCategories = pgTable('fortune_categories', {
  code: text('code', { enum: categoryCodes }).primaryKey(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
  homeOrder: integer('home_order').notNull(),
});

export const fortuneCategoryContents = pgTable(
  'fortune_category_contents',
  {
    categoryCode: text('category_code', { enum: categoryCodes })
      .notNull()
      .references(() => fortuneCategories.code, { onDelete: 'cascade' }),
    contentId: integer('content_id')
      .notNull()
      .references(() => fortuneContents.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryCode, table.contentId] })],
);

export const partners = pgTable('partners', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  speciality: text('speciality').notNull(),
  intro: text('intro').notNull(),
  voice: text('voice').notNull(),
  status: text('status', { enum: ['ON', 'OFF'] }).notNull(),
  serviceType: text('service_type', { enum: ['SAJU', 'TAROT'] }).notNull(),
  questionCategoryIds: jsonb('question_category_ids').$type<number[]>().notNull(),
  sampleQuestions: jsonb('sample_questions').$type<string[]>().notNull(),
});

export const questionCategories = pgTable('question_categories', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  questions: jsonb('questions').$type<string[]>().notNull(),
  position: integer('position').notNull(),
});

export const creditPackages = pgTable('credit_packages', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  credit: integer('credit').notNull(),
  bonusCredit: integer('bonus_credit').notNull(),
  originalPrice: integer('original_price').notNull(),
  discountPrice: integer('discount_price').notNull(),
  isRecommended: boolean('is_recommended').notNull(),
  position: integer('position').notNull(),
  onSale: boolean('on_sale').notNull(),
});
