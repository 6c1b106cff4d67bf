CREATE TABLE "card_review" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "stripe_subscription" ADD COLUMN "taken_back" text;--> statement-breakpoint
ALTER TABLE "card_review" ADD CONSTRAINT "card_review_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_review_user_id_index" ON "card_review" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_review_waiting" ON "card_review" USING btree ("found_at") WHERE "card_review"."settled_at" is null;