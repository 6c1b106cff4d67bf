-- Since when a difficulty holds, and which problems people reported.
CREATE TABLE "problem_report" (
	"problem_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "problem_report_problem_id_user_id_pk" PRIMARY KEY("problem_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "difficulty_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_report_user_id_index" ON "problem_report" USING btree ("user_id");