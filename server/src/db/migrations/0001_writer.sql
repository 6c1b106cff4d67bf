-- The writer: where a problem came from, what its provider was asked today, and how it answered lately.
-- Rows of the bank keep three nulls, which the constraint demands of them.
CREATE TABLE "writer_breaker" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"outcomes" text DEFAULT '' NOT NULL,
	"open_until" timestamp with time zone,
	"trial_until" timestamp with time zone,
	CONSTRAINT "writer_breaker_is_one" CHECK ("writer_breaker"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "writer_day" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "writer_day_counts" CHECK ("writer_day"."calls" > 0)
);
--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "filter_results" jsonb;--> statement-breakpoint
ALTER TABLE "problem" ADD CONSTRAINT "problem_origin_is_known" CHECK (num_nonnulls("problem"."model", "problem"."prompt_version", "problem"."filter_results") = case "problem"."source" when 'model' then 3 else 0 end);