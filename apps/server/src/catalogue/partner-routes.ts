import type { partnerRoutes } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import { partnerOnWire } from './partner-on-wire.ts';
import type { ArtShelf } from './ports.ts';
import type { Catalogue } from './snapshot.ts';
import { visiblePartners } from './visible-partners.ts';

export const partnerHandlers = (
  catalogue: Catalogue,
  art: ArtShelf,
): RouteHandlers<typeof partnerRoutes> => ({
  listPartners: async ({ caller }) => {
    const { partners, questionCategories } = await catalogue();
    return {
      partnerList: visiblePartners(partners, caller).map((one) =>
        partnerOnWire(one, questionCategories, art),
      ),
    };
  },
  getPartner: async ({ params, caller }) => {
    const { partners, questionCategories } = await catalogue();
    const found = visiblePartners(partners, caller).find((one) => one.id === params.id);
    if (!found) throw new AppError('NOT_FOUND');
    return { partner: partnerOnWire(found, questionCategories, art) };
  },
  listQuestions: async ({ params }) => {
    const category = (await catalogue()).questionCategories.get(params.id);
    if (!category) throw new AppError('NOT_FOUND');
    return { questionList: category.questions.map((name) => ({ name })) };
  },
});
