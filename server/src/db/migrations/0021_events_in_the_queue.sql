DROP INDEX "stripe_event_waiting";--> statement-breakpoint
ALTER TABLE "stripe_event" ALTER COLUMN "next_attempt_at" SET DEFAULT now();--> statement-breakpoint
CREATE INDEX "stripe_event_unprocessed" ON "stripe_event" USING btree ("id") WHERE "stripe_event"."processed_at" is null;