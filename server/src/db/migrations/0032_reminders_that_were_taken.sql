ALTER TABLE "reminder_sent" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_waiting_reminders_last" ON "mail" USING btree (("kind" = 'reminder'),"next_attempt_at") WHERE num_nonnulls("mail"."sent_at", "mail"."refused_at", "mail"."dropped_at") = 0;--> statement-breakpoint
-- The release before made stopped reminders due again at a change of the zone or of the browsers.
UPDATE "reminder" SET "due_at" = NULL, "due_day" = NULL WHERE "stopped_at" IS NOT NULL AND "due_at" IS NOT NULL;
