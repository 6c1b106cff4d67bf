DROP INDEX "user_by_name";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "listed_name" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "user_by_listed_name" ON "user" USING btree ("listed_name","id","email");--> statement-breakpoint
CREATE INDEX "progress_last_active" ON "progress" USING btree ("last_finished_at" DESC NULLS FIRST,"user_id") WHERE "progress"."last_finished_at" is not null;