CREATE TABLE "history_mark" (
	"user_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"daily" integer NOT NULL,
	"custom" integer NOT NULL,
	CONSTRAINT "history_mark_user_id_until_pk" PRIMARY KEY("user_id","until")
);
--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "solutions_known" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "marked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "history_mark" ADD CONSTRAINT "history_mark_user_id_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."progress"("user_id") ON DELETE cascade ON UPDATE no action;