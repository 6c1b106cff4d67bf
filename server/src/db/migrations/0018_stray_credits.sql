CREATE TABLE "stray_credit" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"chain" text NOT NULL,
	"tx" text NOT NULL,
	"out_ref" text NOT NULL,
	"address" text NOT NULL,
	"asset" text NOT NULL,
	"token" text,
	"amount" numeric NOT NULL,
	"tag" text,
	"payment_id" uuid,
	"at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text,
	"actor_id" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "stray_credit_chain_tx_out_ref_pk" PRIMARY KEY("chain","tx","out_ref"),
	CONSTRAINT "stray_credit_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "stray_cursor" (
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"cursor" text,
	CONSTRAINT "stray_cursor_chain_address_pk" PRIMARY KEY("chain","address")
);
--> statement-breakpoint
ALTER TABLE "crypto_payment" ADD COLUMN "strays_looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stray_credit" ADD CONSTRAINT "stray_credit_payment_id_crypto_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."crypto_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stray_credit" ADD CONSTRAINT "stray_credit_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stray_credit_waiting" ON "stray_credit" USING btree ("seen_at") WHERE "stray_credit"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "stray_credit_payment_id_index" ON "stray_credit" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "stray_credit_actor_id_index" ON "stray_credit" USING btree ("actor_id");