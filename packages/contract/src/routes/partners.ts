import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { catalogueId } from '../models/common.ts';
import { partner, question } from '../models/partners.ts';

export const partnerRoutes = {
  listPartners: defineRoute({
    method: 'GET',
    path: '/v1/partners',
    summary: 'The advisers who are open; the preview role sees all',
    access: 'optional',
    rate: 'read',
    output: z.object({ partnerList: z.array(partner) }),
  }),
  getPartner: defineRoute({
    method: 'GET',
    path: '/v1/partners/{id}',
    summary: 'One adviser; one who is not open is missing for all but the preview role',
    access: 'optional',
    rate: 'read',
    params: z.object({ id: catalogueId }),
    output: z.object({ partner }),
  }),
  listQuestions: defineRoute({
    method: 'GET',
    path: '/v1/categories/{id}/questions',
    summary: 'Questions to pick from, by what they are about',
    access: 'public',
    rate: 'read',
    params: z.object({ id: catalogueId }),
    output: z.object({ questionList: z.array(question) }),
  }),
};
