-- A year paid in a cryptocurrency: payments with destinations of their own, and the money that came, part by part.
CREATE TABLE "address_counter" (
	"family" text PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_receipt" (
	"chain" text NOT NULL,
	"tx" text NOT NULL,
	"out_ref" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"block_hash" text,
	"block_height" bigint,
	"state" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_receipt_chain_tx_out_ref_pk" PRIMARY KEY("chain","tx","out_ref")
);
--> statement-breakpoint
CREATE TABLE "crypto_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"currency" text NOT NULL,
	"network" text NOT NULL,
	"chain" text NOT NULL,
	"usd_cents" integer NOT NULL,
	"due" numeric(78, 0) NOT NULL,
	"price" jsonb NOT NULL,
	"address" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"family" text NOT NULL,
	"derivation_index" integer,
	"status" text DEFAULT 'created' NOT NULL,
	"received" numeric(78, 0) DEFAULT 0 NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"first_seen_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"next_look_at" timestamp with time zone,
	"claimed_tx" text,
	"claimed_sender" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "crypto_payment_destination" UNIQUE("chain","address","memo"),
	CONSTRAINT "crypto_payment_derivation" UNIQUE("family","derivation_index"),
	CONSTRAINT "crypto_payment_amounts" CHECK ("crypto_payment"."usd_cents" > 0 and "crypto_payment"."due" > 0 and "crypto_payment"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "crypto_payment_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crypto_payment_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"reason" text NOT NULL,
	"actor_id" text
);
--> statement-breakpoint
CREATE TABLE "deposit_pool" (
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "deposit_pool_chain_address_pk" PRIMARY KEY("chain","address"),
	CONSTRAINT "deposit_pool_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "chain_receipt" ADD CONSTRAINT "chain_receipt_payment_id_crypto_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."crypto_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_payment" ADD CONSTRAINT "crypto_payment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_payment_step" ADD CONSTRAINT "crypto_payment_step_payment_id_crypto_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."crypto_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_payment_step" ADD CONSTRAINT "crypto_payment_step_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_pool" ADD CONSTRAINT "deposit_pool_payment_id_crypto_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."crypto_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chain_receipt_payment_id_index" ON "chain_receipt" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crypto_payment_one_open" ON "crypto_payment" USING btree ("user_id","currency","network") WHERE "crypto_payment"."status" in ('created', 'seen', 'underpaid');--> statement-breakpoint
CREATE INDEX "crypto_payment_to_look_at" ON "crypto_payment" USING btree ("next_look_at") WHERE "crypto_payment"."next_look_at" is not null;--> statement-breakpoint
CREATE INDEX "crypto_payment_user_id_index" ON "crypto_payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "crypto_payment_to_review" ON "crypto_payment" USING btree ("created_at") WHERE "crypto_payment"."status" in ('late_review', 'revoked');--> statement-breakpoint
CREATE INDEX "crypto_payment_step_payment_id_index" ON "crypto_payment_step" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "crypto_payment_step_actor_id_index" ON "crypto_payment_step" USING btree ("actor_id");