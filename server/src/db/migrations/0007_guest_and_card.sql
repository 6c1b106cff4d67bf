-- What visitors do, and what is paid by card. Grants outlive the person from here on; place 0 of a day is what a
-- visitor wrote before they had an account.
CREATE TABLE "card_checkout" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"attempt" uuid DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "stripe_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"plan" text,
	"period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"latest_invoice" text,
	"synced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_day" (
	"day" date NOT NULL,
	"type" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "guest_day_day_type_pk" PRIMARY KEY("day","type")
);
--> statement-breakpoint
CREATE TABLE "guest_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"visitor" text NOT NULL,
	"session_id" text,
	"problem_id" uuid,
	"genius_name" text,
	"solution_length" integer
);
--> statement-breakpoint
CREATE TABLE "guest_handout" (
	"browser" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"problem_id" uuid NOT NULL,
	"handed_out_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "guest_handout_browser_day_number_pk" PRIMARY KEY("browser","day","number")
);
--> statement-breakpoint
CREATE TABLE "guest_ranking" (
	"day" date NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "guest_ranking_day_list_name_pk" PRIMARY KEY("day","list","name")
);
--> statement-breakpoint
CREATE TABLE "guest_visitor" (
	"visitor" text PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "guest_visitor_days" CHECK ("guest_visitor"."first_day" <= "guest_visitor"."last_day")
);
--> statement-breakpoint
ALTER TABLE "round" DROP CONSTRAINT "round_places";--> statement-breakpoint
ALTER TABLE "entitlement_grant" DROP CONSTRAINT "entitlement_grant_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "entitlement_grant" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_grant" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "entitlement_grant" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "card_checkout" ADD CONSTRAINT "card_checkout_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_subscription" ADD CONSTRAINT "stripe_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_handout" ADD CONSTRAINT "guest_handout_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_event_waiting" ON "stripe_event" USING btree ("next_attempt_at") WHERE "stripe_event"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_event_received_at_index" ON "stripe_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "stripe_subscription_user_id_index" ON "stripe_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_subscription_customer_id_index" ON "stripe_subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_subscription_one_live" ON "stripe_subscription" USING btree ("user_id") WHERE "stripe_subscription"."status" in ('active', 'trialing', 'past_due');--> statement-breakpoint
CREATE INDEX "guest_event_at_index" ON "guest_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "guest_handout_handed_out_at_index" ON "guest_handout" USING btree ("handed_out_at");--> statement-breakpoint
CREATE INDEX "guest_visitor_last_day_index" ON "guest_visitor" USING btree ("last_day");--> statement-breakpoint
ALTER TABLE "entitlement_grant" ADD CONSTRAINT "entitlement_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_stripe_customer_id_unique" UNIQUE("stripe_customer_id");--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_places" CHECK ("round"."counted_number" between 0 and 5);