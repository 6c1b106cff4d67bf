CREATE TABLE "day_pass" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"round_id" uuid NOT NULL,
	"problem_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"slots" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_pass_user_id_day_number_pk" PRIMARY KEY("user_id","day","number"),
	CONSTRAINT "day_pass_round_id_unique" UNIQUE("round_id"),
	CONSTRAINT "day_pass_places" CHECK ("day_pass"."number" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "day_pass" ADD CONSTRAINT "day_pass_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_pass" ADD CONSTRAINT "day_pass_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_pass_user_id_problem_id_index" ON "day_pass" USING btree ("user_id","problem_id");