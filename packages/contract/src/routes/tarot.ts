import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { fortuneContent } from '../models/catalogue.ts';
import { catalogueId, rowId, sexType } from '../models/common.ts';
import { freeTarotResult } from '../models/tarot.ts';

export const tarotRoutes = {
  readFreeTarot: defineRoute({
    method: 'POST',
    path: '/v1/fortune-content/{id}/free-tarot-analysis',
    summary: 'The free tarot reading of a drawn card; for the rest of the Korean day the first draw stands',
    access: 'user',
    rate: 'analysis',
    params: z.object({ id: catalogueId }),
    body: z.strictObject({
      tarotCardId: z.number().describe('1–156: a face and how it lay'),
      gender: sexType.default('FEMALE'),
    }),
    output: z.object({ fortuneContent, freeTarotResult }),
  }),
  reopenFreeTarot: defineRoute({
    method: 'GET',
    path: '/v1/tarot-result/{id}/free-tarot-analysis',
    summary: 'A free tarot reading of an earlier day, as it was stored',
    access: 'user',
    rate: 'read',
    params: z.object({ id: rowId }),
    output: z.object({ fortuneContent, freeTarotResult }),
  }),
};
