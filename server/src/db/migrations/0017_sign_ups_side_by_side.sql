CREATE TABLE "pending_sign_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"time_zone" text NOT NULL,
	"device" text NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_up_place_taken_once" UNIQUE("user_id","place"),
	CONSTRAINT "sign_up_places" CHECK ("pending_sign_up"."place" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD CONSTRAINT "pending_sign_up_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_sign_up_id_pending_sign_up_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."pending_sign_up"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_sign_up_id_index" ON "mail" USING btree ("sign_up_id");
--> statement-breakpoint
-- Who trained without a proof did so while there was no mail: like everybody from that time.
UPDATE "user" u SET "email_verified" = true, "verified_unseen" = true WHERE NOT u."email_verified" AND EXISTS (SELECT FROM "round" r WHERE r."user_id" = u."id");--> statement-breakpoint
-- Nobody knows whose the other unproven passwords are, and their links proved the address for whichever came first. The
-- accounts wait without a password: a new sign-up, or a new password by mail, opens them.
UPDATE "account" a SET "password" = NULL FROM "user" u WHERE u."id" = a."user_id" AND NOT u."email_verified";--> statement-breakpoint
DELETE FROM "session" s USING "user" u WHERE u."id" = s."user_id" AND NOT u."email_verified";--> statement-breakpoint
UPDATE "mail" SET "dropped_at" = now(), "sealed" = NULL, "last_error" = 'links are made in another way now' WHERE "kind" = 'verify' AND num_nonnulls("sent_at", "refused_at", "dropped_at") = 0;
