CREATE TABLE "campaign_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"event_type" text NOT NULL,
	"fortune_content_id" integer,
	"utm_source" text,
	"utm_media" text,
	"utm_campaign" text,
	"referer" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_events_one_view" ON "campaign_events" USING btree ("session_id") WHERE event_type = 'PAGE_VIEW';--> statement-breakpoint
CREATE INDEX "campaign_events_newest" ON "campaign_events" USING btree ("created_at");