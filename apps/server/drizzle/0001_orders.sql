CREATE TABLE "cash_entries" (
	"user_id" bigint NOT NULL,
	"order_id" text NOT NULL,
	"entry_key" text NOT NULL,
	"kind" text NOT NULL,
	"payment_key" text NOT NULL,
	"amount" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_entries_user_id_order_id_entry_key_pk" PRIMARY KEY("user_id","order_id","entry_key"),
	CONSTRAINT "cash_entries_sign" CHECK ((kind = 'APPROVAL') = (amount > 0) and amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "order_directory" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"payment_key" text
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"user_id" bigint NOT NULL,
	"order_id" text NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_user_id_order_id_version_pk" PRIMARY KEY("user_id","order_id","version")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" bigint NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"content_id" integer NOT NULL,
	"content_version" integer NOT NULL,
	"order_name" text NOT NULL,
	"amount" integer NOT NULL,
	"member_id" uuid,
	"cards" jsonb,
	"gender" text,
	"slot" text,
	"policy_version" text NOT NULL,
	"result_id" uuid NOT NULL,
	"payment_key" text,
	"attempt" integer NOT NULL,
	"receipt_url" text,
	"problem_code" text,
	"problem_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	"alerted_at" timestamp with time zone,
	CONSTRAINT "orders_user_id_order_id_pk" PRIMARY KEY("user_id","order_id"),
	CONSTRAINT "orders_amount" CHECK (amount >= 100),
	CONSTRAINT "orders_payment_key" CHECK (state in ('created', 'expired') or payment_key is not null)
);
--> statement-breakpoint
CREATE TABLE "reading_jobs" (
	"user_id" bigint NOT NULL,
	"order_id" text NOT NULL,
	"service" text NOT NULL,
	"result_id" uuid NOT NULL,
	"state" text NOT NULL,
	"token" integer NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"chapters_done" integer NOT NULL,
	"chapters_total" integer NOT NULL,
	"last_problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_jobs_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "tarot_results" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"content_id" integer NOT NULL,
	"result_status" text NOT NULL,
	"korean_day" text,
	"gender" text NOT NULL,
	"cards" jsonb NOT NULL,
	"reading" jsonb,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tarot_results_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
DROP INDEX "fortune_results_one_free";--> statement-breakpoint
ALTER TABLE "fortune_results" ALTER COLUMN "reading" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fortune_results" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_user_id_order_id_orders_user_id_order_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_order_id_orders_user_id_order_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tarot_results" ADD CONSTRAINT "tarot_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_directory_payment_key" ON "order_directory" USING btree ("payment_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_slot" ON "orders" USING btree ("user_id","slot") WHERE state in ('confirming', 'paid', 'fulfilled');--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE state = 'created';--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reading_jobs_open" ON "reading_jobs" USING btree ("lease_until") WHERE state = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "tarot_results_one_free_a_day" ON "tarot_results" USING btree ("user_id","content_id","korean_day") WHERE result_status = 'NONE';--> statement-breakpoint
CREATE UNIQUE INDEX "tarot_results_one_per_order" ON "tarot_results" USING btree ("user_id","order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "tarot_results_newest" ON "tarot_results" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fortune_results_one_per_order" ON "fortune_results" USING btree ("user_id","order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fortune_results_one_free" ON "fortune_results" USING btree ("user_id","content_id","member_id","period") WHERE order_id is null;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER cash_entries_append_only BEFORE UPDATE OR DELETE ON "cash_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
