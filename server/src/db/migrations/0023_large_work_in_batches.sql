ALTER TABLE "user" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "amnesty" ADD COLUMN "reached_up_to" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "user_deleted" ON "user" USING btree ("id") WHERE "user"."deleted_at" is not null;