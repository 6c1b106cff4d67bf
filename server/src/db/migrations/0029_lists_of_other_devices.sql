CREATE TABLE "other_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"texts" text[] NOT NULL,
	"methods" text[] NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone,
	CONSTRAINT "other_list_round_id_content_hash_unique" UNIQUE("round_id","content_hash"),
	CONSTRAINT "other_list_whole" CHECK (cardinality("other_list"."texts") = cardinality("other_list"."methods"))
);
--> statement-breakpoint
ALTER TABLE "other_list" ADD CONSTRAINT "other_list_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;