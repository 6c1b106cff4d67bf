ALTER TABLE "user" ADD COLUMN "opinions_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "opinion" jsonb;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "opinion_asked_at" timestamp with time zone;