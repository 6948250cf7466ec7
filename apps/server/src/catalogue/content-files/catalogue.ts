import type { CategoryCode, PurchaseType, ServiceType } from '@wolha/contract';
import type { Spread } from '@wolha/tarot/deck';
import type { BasisWord } from './basis-words.ts';
import type { CategoryEntry, CreditPackageEntry, QuestionCategoryEntry } from './schema.ts';

/** One line of a content's table of contents, and what the text under it must cite. */
interface Chapter {
  title: string;
  basis: BasisWord[];
}

export interface CatalogueContent {
  id: number;
  slug: string;
  version: number;
  published: boolean;
  serviceType: ServiceType;
  purchaseType: PurchaseType;
  title: string;
  /** The name a free result carries in a reader's list. Null for premium contents. */
  freeTitle: string | null;
  subtitle: string;
  /** Won. Both prices of a free content are 0. */
  originalPrice: number;
  discountPrice: number;
  categories: CategoryCode[];
  /** The least length of its reading, in characters without spaces. */
  minChars: number;
  /** The spread, with one question for each card. Null for Saju. */
  tarot: { spread: Spread; questions: string[] } | null;
  chapters: Chapter[];
  /** Ids of other contents; a result's fixed button leads to the first. */
  recommendations: number[];
  /** The drawing this content shows. */
  art: string;
  /** Markdown. */
  intro: string;
}

export interface CataloguePartner {
  id: number;
  slug: string;
  name: string;
  speciality: string;
  status: 'ON' | 'OFF';
  serviceType: ServiceType;
  questionCategoryIds: number[];
  /** How the adviser speaks: a note for the writer, never shown. */
  voice: string;
  sampleQuestions: string[];
  /** Markdown. */
  intro: string;
}

export type PageName = 'terms' | 'privacy' | 'refund';

/** A page of the shop's rules: Markdown with the variables and conditions of page-template.ts. */
export interface CataloguePage {
  name: PageName;
  title: string;
  version: number;
  /** `YYYY-MM-DD` */
  effectiveDate: string;
  template: string;
}

/** Everything the operator writes, as the content files say it. */
export interface Catalogue {
  /** By id. */
  contents: CatalogueContent[];
  /** In home order; `contents` of each in its own order. */
  categories: CategoryEntry[];
  /** By id. */
  partners: CataloguePartner[];
  questionCategories: QuestionCategoryEntry[];
  /** In the order they are offered. */
  creditPackages: CreditPackageEntry[];
  pages: Record<PageName, CataloguePage>;
}
