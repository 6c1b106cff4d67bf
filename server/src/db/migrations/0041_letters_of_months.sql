CREATE TABLE "month_letter" (
	"user_id" text NOT NULL,
	"month" date NOT NULL,
	"is_sent" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "month_letter_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "month_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "month_letter" ADD CONSTRAINT "month_letter_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_month_mails" ON "reminder" USING btree ("user_id") WHERE "reminder"."month_mails";