import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '#platform/database/columns.ts';

/**
 * What visits did, for counting by campaign. Rows name a browser's session and no reader; a session's first look is
 * counted once, whatever is sent.
 */
export const campaignEvents = pgTable(
  'campaign_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text('session_id').notNull(),
    eventType: text('event_type', { enum: ['PAGE_VIEW', 'FREE_ANALYSIS'] }).notNull(),
    fortuneContentId: integer('fortune_content_id'),
    utmSource: text('utm_source'),
    utmMedia: text('utm_media'),
    utmCampaign: text('utm_campaign'),
    referer: text('referer'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('campaign_events_one_view')
      .on(table.sessionId)
      .where(sql`event_type = 'PAGE_VIEW'`),
    index('campaign_events_newest').on(table.createdAt),
  ],
);
