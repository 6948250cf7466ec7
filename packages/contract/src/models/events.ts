import { z } from 'zod';
import { catalogueId } from './common.ts';

/** Longer text is cut, never refused: counting visits must not get in anyone's way. */
const cut = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, longest) || null);

/** What a purchase is counted under. Whatever is wrong with it is left out: nobody is refused for being counted. */
export const visitTags = {
  sessionId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .catch(undefined),
  utmCampaign: z
    .string()
    .transform((text) => text.slice(0, 100))
    .optional()
    .catch(undefined),
};

/** One thing a visit did. It names a browser's session, never a reader. */
export const campaignEvent = z
  .object({
    sessionId: z.string().regex(/^[\w-]{8,64}$/),
    eventType: z.enum(['PAGE_VIEW', 'FREE_ANALYSIS']),
    fortuneContentId: catalogueId.nullish().transform((id) => id ?? null),
    utmSource: cut(100),
    utmMedia: cut(100),
    utmCampaign: cut(100),
    referer: cut(2000),
    userAgent: cut(300),
  })
  .meta({ id: 'CampaignEvent' });

export type CampaignEvent = z.output<typeof campaignEvent>;
