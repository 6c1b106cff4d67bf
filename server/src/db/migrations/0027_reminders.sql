CREATE TABLE "push_endpoint" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_endpoint_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"sentence" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_message_endpoint_id_day_unique" UNIQUE("endpoint_id","day")
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"minute" integer NOT NULL,
	"days" integer NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"by_mail" boolean DEFAULT false NOT NULL,
	"mail_refused_at" timestamp with time zone,
	"paused_until" date,
	"ignored" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"last_day" date,
	"due_at" timestamp with time zone,
	"due_day" date,
	CONSTRAINT "reminder_minute" CHECK ("reminder"."minute" between 0 and 1439),
	CONSTRAINT "reminder_days" CHECK ("reminder"."days" between 1 and 127),
	CONSTRAINT "reminder_quiet" CHECK (("reminder"."quiet_from" is null) = ("reminder"."quiet_to" is null)),
	CONSTRAINT "reminder_due_whole" CHECK (("reminder"."due_at" is null) = ("reminder"."due_day" is null)),
	CONSTRAINT "reminder_due_when_on" CHECK ("reminder"."due_at" is null or "reminder"."is_on")
);
--> statement-breakpoint
CREATE TABLE "reminder_sent" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "reminder_sent_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "push_endpoint" ADD CONSTRAINT "push_endpoint_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_endpoint" ADD CONSTRAINT "push_endpoint_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_endpoint_id_push_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."push_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_sent" ADD CONSTRAINT "reminder_sent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_endpoint_user_id_index" ON "push_endpoint" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_endpoint_session_id_index" ON "push_endpoint" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_message_next_attempt_at_index" ON "push_message" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "reminder_due" ON "reminder" USING btree ("due_at") WHERE "reminder"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_sent_sent_at_index" ON "reminder_sent" USING btree ("sent_at");