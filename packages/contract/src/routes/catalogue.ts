import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { fortuneCategory, fortuneContent } from '../models/catalogue.ts';
import { catalogueId } from '../models/common.ts';

export const catalogueRoutes = {
  listCategories: defineRoute({
    method: 'GET',
    path: '/v1/fortune-category/list',
    summary: 'All categories with their contents, in home order',
    access: 'public',
    rate: 'read',
    output: z.object({ fortuneCategoryList: z.array(fortuneCategory) }),
  }),
  getContent: defineRoute({
    method: 'GET',
    path: '/v1/fortune-content/{id}',
    summary: 'One content with its chapters and recommendations',
    access: 'public',
    rate: 'read',
    params: z.object({ id: catalogueId }),
    output: z.object({ fortuneContent }),
  }),
};
