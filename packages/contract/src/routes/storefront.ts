import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { creditPackage, pageName, recommendedContent, rulesPage } from '../models/storefront.ts';

/** What the shop shows beside its contents and advisers. */
export const storefrontRoutes = {
  listRecommendedContents: defineRoute({
    method: 'GET',
    path: '/v1/recommended-content-list',
    summary: 'Contents the shop recommends, by their pictures',
    access: 'public',
    rate: 'read',
    output: z.object({ recommendedContentList: z.array(recommendedContent) }),
  }),
  listCreditPackages: defineRoute({
    method: 'GET',
    path: '/v1/credit-packages',
    summary: 'Credit packages on sale, in the order they are offered',
    access: 'public',
    rate: 'read',
    output: z.object({ creditPackageList: z.array(creditPackage) }),
  }),
  getRulesPage: defineRoute({
    method: 'GET',
    path: '/v1/pages/{name}',
    summary: 'Terms of use, privacy policy or refund rules, as Markdown',
    access: 'public',
    rate: 'read',
    params: z.object({ name: pageName }),
    output: z.object({ page: rulesPage }),
  }),
};
