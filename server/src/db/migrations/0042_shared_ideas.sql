CREATE TABLE "shared_idea" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"problem_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"round_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"thinker_id" text,
	"originality" integer,
	"visible_from" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"waits_since" timestamp with time zone,
	"shown_on" date,
	"shown_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shared_idea_one_of_round" UNIQUE("user_id","round_id"),
	CONSTRAINT "shared_idea_fits_a_slot" CHECK ("shared_idea"."position" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "shown_idea" (
	"idea_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"round_id" uuid NOT NULL,
	"role" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"wished_at" timestamp with time zone,
	"told_on" date,
	"reported_at" timestamp with time zone,
	"reason" text,
	"network_hash" text,
	CONSTRAINT "shown_idea_idea_id_user_id_pk" PRIMARY KEY("idea_id","user_id"),
	CONSTRAINT "shown_idea_reported_whole" CHECK (num_nonnulls("shown_idea"."reported_at", "shown_idea"."reason", "shown_idea"."network_hash") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "sharing_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "sharing_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "wish_note_away_on" date;--> statement-breakpoint
ALTER TABLE "shared_idea" ADD CONSTRAINT "shared_idea_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_idea" ADD CONSTRAINT "shared_idea_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_idea" ADD CONSTRAINT "shown_idea_idea_id_shared_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."shared_idea"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_idea" ADD CONSTRAINT "shown_idea_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_idea_pool" ON "shared_idea" USING btree ("problem_id","visible_from" DESC NULLS FIRST) WHERE "shared_idea"."state" in ('shown', 'kept');--> statement-breakpoint
CREATE INDEX "shared_idea_waits" ON "shared_idea" USING btree ("waits_since","id") WHERE "shared_idea"."waits_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shown_idea_of_round" ON "shown_idea" USING btree ("user_id","round_id","role");--> statement-breakpoint
CREATE INDEX "shown_idea_wished" ON "shown_idea" USING btree ("author_id","told_on") WHERE "shown_idea"."wished_at" is not null;--> statement-breakpoint
CREATE INDEX "shown_idea_reported" ON "shown_idea" USING btree ("idea_id") WHERE "shown_idea"."reported_at" is not null;