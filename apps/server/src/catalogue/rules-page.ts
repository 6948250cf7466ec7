import type { PageName, RulesPage } from '@wolha/contract';
import type { BusinessIdentity, ModelProvider } from '#platform/config.ts';
import type { Catalogue } from './content-files/catalogue.ts';
import { renderPageTemplate, type PageValues } from './content-files/page-template.ts';

/** What the rules say of credits and of free chat. */
export interface CreditTerms {
  perMessage: number;
  /** In words, such as 1년. */
  validity: string;
  freePerDay: number;
}

export interface RulesPorts {
  pages: Catalogue['pages'];
  business: BusinessIdentity;
  inquiryUrl: string | null;
  credits: CreditTerms;
  /** Who runs the language model, where one writes. */
  model: ModelProvider | null;
}

/** Stands where the operator has not configured a fact yet; a shop open for business has them all. */
const NOT_YET = '(등록 전)';

/** A page of the rules with this shop's facts in it. `origin` is the address readers see. */
export function rulesPage(ports: RulesPorts, name: PageName, origin: string): RulesPage {
  const { template, title, version, effectiveDate } = ports.pages[name];
  const values = pageValues(ports, { origin, version, effectiveDate });
  return { name, title, version, effectiveDate, markdown: renderPageTemplate(template, values) };
}

function pageValues(
  { business, inquiryUrl, credits, model }: RulesPorts,
  page: { origin: string; version: number; effectiveDate: string },
): PageValues {
  const fact = (value: string | null): string => value ?? NOT_YET;
  return {
    variables: {
      'service.name': '월하',
      'service.url': page.origin,
      'support.url': inquiryUrl ?? '',
      'business.name': fact(business.name),
      'business.owner': fact(business.owner),
      'business.address': fact(business.address),
      'business.phone': fact(business.phone),
      'business.email': fact(business.email),
      'business.registrationNumber': fact(business.registrationNumber),
      'business.mailOrderNumber': fact(business.mailOrderNumber),
      'business.hosting': fact(business.hosting),
      'credit.perMessage': String(credits.perMessage),
      'credit.validity': credits.validity,
      'chat.freePerDay': String(credits.freePerDay),
      'model.provider': fact(model?.name ?? null),
      'model.country': fact(model?.country ?? null),
      'model.contact': fact(model?.contact ?? null),
      'model.retention': fact(model?.retention ?? null),
      'page.version': String(page.version),
      'page.effectiveDate': koreanDate(page.effectiveDate),
    },
    conditions: { model: model !== null, support: inquiryUrl !== null },
  };
}

/** 2026-11-21 → 2026년 11월 21일 */
const koreanDate = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
};
