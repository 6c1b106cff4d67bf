CREATE INDEX "user_newest" ON "user" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "user_by_name" ON "user" USING btree (lower("first_name" || ' ' || "last_name"),"id");--> statement-breakpoint
CREATE INDEX "user_unverified" ON "user" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE not "user"."email_verified";--> statement-breakpoint
CREATE INDEX "user_admins" ON "user" USING btree ("id") WHERE "user"."role" = 'admin';