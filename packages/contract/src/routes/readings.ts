import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { fortuneContent } from '../models/catalogue.ts';
import { catalogueId } from '../models/common.ts';
import { personInput } from '../models/member.ts';
import {
  fortuneResultListItem,
  freeFortuneResult,
  memberSajuResult,
  tarotResultListItem,
} from '../models/results.ts';

const contentParams = z.object({ id: catalogueId });

export const readingRoutes = {
  analyseMemberSaju: defineRoute({
    method: 'POST',
    path: '/v1/fortune-content/{id}/member-saju-analysis',
    summary: 'A person’s chart, as the payment page shows it',
    access: 'user',
    rate: 'analysis',
    params: contentParams,
    body: personInput,
    output: z.object({ fortuneContent, memberSajuResult }),
  }),
  readFreeFortune: defineRoute({
    method: 'POST',
    path: '/v1/fortune-content/{id}/free-fortune-analysis',
    summary: 'The free Saju reading of a person; asked again, the stored one',
    access: 'user',
    rate: 'analysis',
    params: contentParams,
    body: personInput,
    output: z.object({ fortuneContent, freeFortuneResult }),
  }),
  listResults: defineRoute({
    method: 'GET',
    path: '/v1/fortune-result/list',
    summary: 'The reader’s Saju and tarot results, newest first',
    access: 'user',
    rate: 'read',
    output: z.object({
      fortuneResultList: z.array(fortuneResultListItem),
      tarotResultList: z.array(tarotResultListItem),
    }),
  }),
};
