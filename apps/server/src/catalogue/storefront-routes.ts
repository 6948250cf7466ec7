import type { storefrontRoutes } from '@wolha/contract';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import type { PublicOrigin } from '#platform/http/public-origin.ts';
import type { ArtShelf } from './ports.ts';
import { recommendedContents } from './recommended-contents.ts';
import { rulesPage, type RulesPorts } from './rules-page.ts';
import type { Catalogue } from './snapshot.ts';

export interface StorefrontPorts {
  catalogue: Catalogue;
  art: ArtShelf;
  origin: PublicOrigin;
  rules: RulesPorts;
  /** Whether credit packages are offered at all. */
  sellsCredits: boolean;
}

export const storefrontHandlers = ({
  catalogue,
  art,
  origin,
  rules,
  sellsCredits,
}: StorefrontPorts): RouteHandlers<typeof storefrontRoutes> => ({
  listRecommendedContents: async () => ({
    recommendedContentList: recommendedContents(await catalogue()).map((content) => ({
      id: content.id,
      title: content.title,
      serviceType: content.serviceType,
      purchaseType: content.purchaseType,
      marketingImageUrl: art.url(`marketing/${content.art}`),
    })),
  }),
  listCreditPackages: async () => ({
    creditPackageList: (await catalogue()).creditPackages
      .filter((one) => sellsCredits && one.onSale)
      .map(({ id, name, description, credit, bonusCredit, isRecommended, originalPrice, discountPrice }) => ({
        id,
        name,
        description,
        credit,
        bonusCredit,
        isRecommended,
        price: discountPrice,
        originalPrice,
        discountPrice,
      })),
  }),
  getRulesPage: ({ params, context }) => ({
    page: rulesPage(rules, params.name, origin.of(context.req.raw)),
  }),
});
