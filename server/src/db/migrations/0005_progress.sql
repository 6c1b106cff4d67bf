-- Progress: a safety net for streaks, achievements, scores with what they compare, a history that is read by its index.
CREATE TABLE "idea_sketch" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idea_sketch_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"problem_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"stems" text[] NOT NULL,
	"signature" integer[] NOT NULL,
	CONSTRAINT "idea_sketch_round_id_position_unique" UNIQUE("round_id","position")
);
--> statement-breakpoint
CREATE TABLE "idea_trial" (
	"solution_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"note" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "idea_trial_answered_whole" CHECK (("idea_trial"."answer" is null) = ("idea_trial"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "second_look" (
	"round_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_look_round_id_position_pk" PRIMARY KEY("round_id","position")
);
--> statement-breakpoint
CREATE TABLE "achievement" (
	"user_id" text NOT NULL,
	"achievement_id" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "achievement_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "amnesty" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "amnesty_day_user_id_unique" UNIQUE NULLS NOT DISTINCT("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "bird_found" (
	"user_id" text NOT NULL,
	"thinker_id" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bird_found_user_id_thinker_id_pk" PRIMARY KEY("user_id","thinker_id")
);
--> statement-breakpoint
CREATE TABLE "pause" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pause_user_id_from_day_unique" UNIQUE("user_id","from_day"),
	CONSTRAINT "pause_length" CHECK ("pause"."to_day" between "pause"."from_day" and "pause"."from_day" + 29)
);
--> statement-breakpoint
CREATE TABLE "zone_change" (
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"left_zone" text NOT NULL,
	CONSTRAINT "zone_change_user_id_at_pk" PRIMARY KEY("user_id","at")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "counts_for_rarity" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "hints_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "day_log" ADD COLUMN "replaced" text;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "longest_streak" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "freezes" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "done_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "daily_solutions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "custom_solutions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "recount_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "score" jsonb;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "favourites" integer[];--> statement-breakpoint
ALTER TABLE "solution" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "solution" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "solution" SET "user_id" = r."user_id", "kind" = r."kind" FROM "round" r WHERE r."id" = "round_id";--> statement-breakpoint
ALTER TABLE "solution" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "solution" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
-- What is counted beside the log is counted again: solutions here, the rest at each person's next hand-in.
UPDATE "progress" p SET "recount_due" = true,
	"daily_solutions" = (SELECT count(*) FROM "solution" s WHERE s."user_id" = p."user_id" AND s."kind" = 'daily'),
	"custom_solutions" = (SELECT count(*) FROM "solution" s WHERE s."user_id" = p."user_id" AND s."kind" = 'custom');--> statement-breakpoint
ALTER TABLE "idea_sketch" ADD CONSTRAINT "idea_sketch_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_sketch" ADD CONSTRAINT "idea_sketch_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_trial" ADD CONSTRAINT "idea_trial_solution_id_solution_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_trial" ADD CONSTRAINT "idea_trial_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_look" ADD CONSTRAINT "second_look_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement" ADD CONSTRAINT "achievement_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amnesty" ADD CONSTRAINT "amnesty_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amnesty" ADD CONSTRAINT "amnesty_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bird_found" ADD CONSTRAINT "bird_found_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pause" ADD CONSTRAINT "pause_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_change" ADD CONSTRAINT "zone_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_sketch_problem_id_seq_index" ON "idea_sketch" USING btree ("problem_id","seq");--> statement-breakpoint
CREATE INDEX "idea_trial_user_id_marked_at_index" ON "idea_trial" USING btree ("user_id","marked_at");--> statement-breakpoint
CREATE INDEX "amnesty_user_id_index" ON "amnesty" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "solution" ADD CONSTRAINT "solution_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "solution_history" ON "solution" USING btree ("user_id","created_at" DESC NULLS FIRST,"round_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "solution_history_of_kind" ON "solution" USING btree ("user_id","kind","created_at" DESC NULLS FIRST,"round_id","position" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "day_log" ADD CONSTRAINT "day_log_replaced" CHECK ("day_log"."replaced" is null or "day_log"."kind" in ('done', 'amnesty'));--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_freezes" CHECK ("progress"."freezes" between 0 and 2);