CREATE TABLE "chat_free_uses" (
	"user_id" bigint NOT NULL,
	"korean_day" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "chat_free_uses_user_id_korean_day_pk" PRIMARY KEY("user_id","korean_day")
);
--> statement-breakpoint
CREATE TABLE "chat_house_uses" (
	"korean_day" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"client_key" text,
	"sealed_question" "bytea" NOT NULL,
	"sealed_reply" "bytea",
	"state" text NOT NULL,
	"fortune_date" text NOT NULL,
	"member_id" uuid NOT NULL,
	"member_partner_id" uuid,
	"paid_with" text NOT NULL,
	"korean_day" text NOT NULL,
	"written_by_model" boolean NOT NULL,
	"attempt" integer NOT NULL,
	"token" integer NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"partner_id" integer NOT NULL,
	"message_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"user_id" bigint NOT NULL,
	"transaction_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"lot_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_entries_user_id_transaction_id_line_pk" PRIMARY KEY("user_id","transaction_id","line"),
	CONSTRAINT "credit_entries_move" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "credit_lots_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "credit_lots_within" CHECK ("left" between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"move" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_transactions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_wallets" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "credit_wallets_never_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"korean_day" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" bigint NOT NULL,
	"duration_ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "content_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "content_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "result_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_package_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bonus_credit" integer;--> statement-breakpoint
ALTER TABLE "chat_free_uses" ADD CONSTRAINT "chat_free_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_chat_id_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."chats"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_transaction_id_credit_transactions_user_id_id_fk" FOREIGN KEY ("user_id","transaction_id") REFERENCES "public"."credit_transactions"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_lot_id_credit_lots_user_id_id_fk" FOREIGN KEY ("user_id","lot_id") REFERENCES "public"."credit_lots"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_one_per_key" ON "chat_messages" USING btree ("user_id","chat_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_one_reply_at_a_time" ON "chat_messages" USING btree ("user_id","chat_id") WHERE state = 'WRITING';--> statement-breakpoint
CREATE INDEX "chat_messages_in_room" ON "chat_messages" USING btree ("user_id","chat_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_being_written" ON "chat_messages" USING btree ("lease_until") WHERE state = 'WRITING';--> statement-breakpoint
CREATE INDEX "chats_newest" ON "chats" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "credit_entries_of_lot" ON "credit_entries" USING btree ("user_id","lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_once_per_order" ON "credit_lots" USING btree ("user_id","order_id","kind");--> statement-breakpoint
CREATE INDEX "credit_lots_ending" ON "credit_lots" USING btree ("expires_at") WHERE "left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_once" ON "credit_transactions" USING btree ("user_id","move","subject");--> statement-breakpoint
CREATE INDEX "credit_transactions_newest" ON "credit_transactions" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "model_calls_of_day" ON "model_calls" USING btree ("korean_day");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_goods" CHECK (case when kind = 'CREDIT' then num_nonnulls(credit_package_id, credit, bonus_credit) = 3
               else num_nonnulls(content_id, content_version, result_id) = 3 end);--> statement-breakpoint
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER credit_transactions_append_only BEFORE UPDATE OR DELETE ON "credit_transactions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER credit_lots_stay BEFORE DELETE ON "credit_lots" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER credit_wallets_stay BEFORE DELETE ON "credit_wallets" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION hold_credit_transaction() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT sum(amount) FROM credit_entries WHERE user_id = NEW.user_id AND transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'the lines of a movement of credits do not add up to nothing' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION hold_credit_lot() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE lot uuid; BEGIN
  IF TG_TABLE_NAME = 'credit_entries' THEN lot := NEW.lot_id; ELSE lot := NEW.id; END IF;
  IF (SELECT "left" FROM credit_lots WHERE user_id = NEW.user_id AND id = lot) <>
     (SELECT coalesce(sum(amount), 0) FROM credit_entries WHERE user_id = NEW.user_id AND lot_id = lot AND account = 'WALLET') THEN
    RAISE EXCEPTION 'a lot of credits does not hold what the ledger says' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION hold_credit_wallet() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF coalesce((SELECT balance FROM credit_wallets WHERE user_id = NEW.user_id), 0) <>
     (SELECT coalesce(sum("left"), 0) FROM credit_lots WHERE user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'a wallet does not hold what its lots hold' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_entries_add_up AFTER INSERT ON "credit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_credit_transaction();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_entries_in_lot AFTER INSERT ON "credit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_credit_lot();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_lots_by_ledger AFTER INSERT OR UPDATE ON "credit_lots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_credit_lot();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_lots_in_wallet AFTER INSERT OR UPDATE ON "credit_lots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_credit_wallet();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_wallets_by_lots AFTER INSERT OR UPDATE ON "credit_wallets" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_credit_wallet();
