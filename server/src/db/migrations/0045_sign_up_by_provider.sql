ALTER TABLE "pending_sign_up" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD COLUMN "subject" text;