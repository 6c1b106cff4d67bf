ALTER TABLE "entitlement_grant" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
-- What ended before was told, or is too long ago to tell.
UPDATE "entitlement_grant" SET "end_told_at" = least("revoked_at", "ends_at") WHERE "revoked_at" IS NOT NULL OR "ends_at" <= now();--> statement-breakpoint
CREATE INDEX "entitlement_grant_to_tell" ON "entitlement_grant" USING btree ("ends_at") WHERE "entitlement_grant"."end_told_at" is null and "entitlement_grant"."revoked_at" is null;
