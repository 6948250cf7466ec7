import type { catalogueRoutes } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import { contentCard, contentOnWire } from './content-on-wire.ts';
import type { ArtShelf } from './ports.ts';
import type { Catalogue } from './snapshot.ts';

export const catalogueHandlers = (
  catalogue: Catalogue,
  art: ArtShelf,
): RouteHandlers<typeof catalogueRoutes> => ({
  listCategories: async () => ({
    fortuneCategoryList: (await catalogue()).categories.map(({ category, contents }) => ({
      code: category.code,
      name: category.name,
      tagline: category.tagline,
      iconUrl: category.code === 'TAROT' ? null : art.url(`icon/${category.code.toLowerCase()}`),
      bannerImageUrl: art.url(`banner/${category.code.toLowerCase()}`),
      fortuneContentCategory: contents.map((content) => ({ fortuneContent: contentCard(content, art) })),
    })),
  }),
  getContent: async ({ params }) => {
    const { contents } = await catalogue();
    const content = contents.get(params.id);
    if (!content?.published) throw new AppError('NOT_FOUND');
    return { fortuneContent: contentOnWire(content, contents, art) };
  },
});
