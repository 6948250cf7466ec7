import type { Partner } from '@wolha/contract';
import type { ArtShelf } from './ports.ts';
import type { PartnerRow, QuestionCategoryRow } from './repository.ts';

/** Ids in the catalogue have at most four digits, so a pair of them makes one number of its own. */
const pairId = (partnerId: number, categoryId: number): number => partnerId * 10_000 + categoryId;

export const partnerOnWire = (
  partner: PartnerRow,
  categories: ReadonlyMap<number, QuestionCategoryRow>,
  art: ArtShelf,
): Partner => ({
  id: partner.id,
  name: partner.name,
  speciality: partner.speciality,
  partnerImageUrl: art.url(`portrait/${partner.id}`),
  status: partner.status,
  serviceType: partner.serviceType,
  intro: partner.intro === '' ? null : partner.intro,
  sampleQuestions: partner.sampleQuestions,
  partnerCategories: partner.questionCategoryIds.flatMap((id) => {
    const category = categories.get(id);
    return category ? { id: pairId(partner.id, id), category: { id, name: category.name } } : [];
  }),
});
