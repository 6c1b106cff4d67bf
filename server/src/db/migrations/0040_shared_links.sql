CREATE TABLE "share_link" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"round_id" uuid NOT NULL,
	"problem_id" uuid NOT NULL,
	"card" jsonb NOT NULL,
	"idea" text,
	"shared_at" timestamp with time zone NOT NULL,
	"report" text,
	"reported_at" timestamp with time zone,
	CONSTRAINT "share_link_user_id_round_id_unique" UNIQUE("user_id","round_id")
);
--> statement-breakpoint
ALTER TABLE "guest_event" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_newest" ON "share_link" USING btree ("user_id","shared_at");--> statement-breakpoint
CREATE INDEX "share_link_reported" ON "share_link" USING btree ("reported_at") WHERE "share_link"."report" = 'open';