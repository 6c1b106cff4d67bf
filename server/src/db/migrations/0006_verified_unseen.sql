-- Who was verified only because no mail could be sent has shown nothing: ADMIN_EMAILS must not make an admin of them.
ALTER TABLE "user" ADD COLUMN "verified_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of accounts from before nobody knows. A new password by mail proves the address, and so does the command.
UPDATE "user" SET "verified_unseen" = true WHERE "email_verified";
