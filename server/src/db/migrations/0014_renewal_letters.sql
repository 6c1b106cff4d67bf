CREATE TABLE "renewal_letter" (
	"grant_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renewal_letter_grant_id_days_pk" PRIMARY KEY("grant_id","days")
);
--> statement-breakpoint
ALTER TABLE "renewal_letter" ADD CONSTRAINT "renewal_letter_grant_id_entitlement_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."entitlement_grant"("id") ON DELETE cascade ON UPDATE no action;