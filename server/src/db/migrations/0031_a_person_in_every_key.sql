-- Keys of a person's rows hold the person. What can be made before the update is made only where it is missing:
-- docs/upgrading.md. A request that holds one of the tables and waits for another is let through: the lock is tried anew.
DO $$ BEGIN
	LOOP
		BEGIN
			LOCK TABLE "progress", "user", "round", "solution", "idea_sketch", "day_log", "second_look", "idea_trial", "other_list", "day_pass", "pause", "account" IN ACCESS EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN deadlock_detected THEN NULL;
		END;
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "idea_sketch" ADD COLUMN IF NOT EXISTS "user_id" text;--> statement-breakpoint
ALTER TABLE "other_list" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "second_look" ADD COLUMN "user_id" text;--> statement-breakpoint
-- Processes of the release before leave the person out. It goes with the release after this one.
CREATE OR REPLACE FUNCTION "user_id_of_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT user_id INTO NEW.user_id FROM round WHERE id = NEW.round_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "user_id_left_out" BEFORE INSERT ON "idea_sketch" FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION user_id_of_round();--> statement-breakpoint
CREATE TRIGGER "user_id_left_out" BEFORE INSERT ON "other_list" FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION user_id_of_round();--> statement-breakpoint
CREATE TRIGGER "user_id_left_out" BEFORE INSERT ON "second_look" FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION user_id_of_round();--> statement-breakpoint
UPDATE "idea_sketch" k SET user_id = r.user_id FROM round r WHERE r.id = k.round_id AND k.user_id IS NULL;--> statement-breakpoint
UPDATE "other_list" o SET user_id = r.user_id FROM round r WHERE r.id = o.round_id;--> statement-breakpoint
UPDATE "second_look" l SET user_id = r.user_id FROM round r WHERE r.id = l.round_id;--> statement-breakpoint
ALTER TABLE "idea_sketch" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "other_list" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "second_look" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "round_id_user_id_pk" ON "round" ("id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "round_id_of_the_release_before" ON "round" ("id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "solution_id_user_id_pk" ON "solution" ("id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "solution_round_id_position_user_id_unique" ON "solution" ("round_id","position","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "idea_sketch_round_id_position_user_id_pk" ON "idea_sketch" ("round_id","position","user_id");--> statement-breakpoint
ALTER TABLE "day_log" DROP CONSTRAINT "day_log_round_id_round_id_fk";--> statement-breakpoint
ALTER TABLE "idea_sketch" DROP CONSTRAINT "idea_sketch_round_id_round_id_fk", DROP CONSTRAINT "idea_sketch_round_id_position_unique", DROP CONSTRAINT "idea_sketch_pkey", ADD CONSTRAINT "idea_sketch_round_id_position_user_id_pk" PRIMARY KEY USING INDEX "idea_sketch_round_id_position_user_id_pk";--> statement-breakpoint
ALTER TABLE "idea_trial" DROP CONSTRAINT "idea_trial_solution_id_solution_id_fk", DROP CONSTRAINT "idea_trial_user_id_user_id_fk", DROP CONSTRAINT "idea_trial_pkey", ADD CONSTRAINT "idea_trial_solution_id_user_id_pk" PRIMARY KEY("solution_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_trial_of_the_release_before" ON "idea_trial" ("solution_id");--> statement-breakpoint
ALTER TABLE "other_list" DROP CONSTRAINT "other_list_round_id_round_id_fk", DROP CONSTRAINT "other_list_round_id_content_hash_unique", DROP CONSTRAINT "other_list_pkey", ADD CONSTRAINT "other_list_id_user_id_pk" PRIMARY KEY("id","user_id"), ADD CONSTRAINT "other_list_round_id_content_hash_user_id_unique" UNIQUE("round_id","content_hash","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "other_list_of_the_release_before" ON "other_list" ("round_id","content_hash");--> statement-breakpoint
ALTER TABLE "second_look" DROP CONSTRAINT "second_look_round_id_round_id_fk", DROP CONSTRAINT "second_look_round_id_position_pk", ADD CONSTRAINT "second_look_round_id_position_user_id_pk" PRIMARY KEY("round_id","position","user_id");--> statement-breakpoint
ALTER TABLE "solution" DROP CONSTRAINT "solution_round_id_round_id_fk", DROP CONSTRAINT "solution_user_id_user_id_fk", DROP CONSTRAINT "solution_round_id_position_unique", DROP CONSTRAINT "solution_pkey", ADD CONSTRAINT "solution_id_user_id_pk" PRIMARY KEY USING INDEX "solution_id_user_id_pk", ADD CONSTRAINT "solution_round_id_position_user_id_unique" UNIQUE USING INDEX "solution_round_id_position_user_id_unique";--> statement-breakpoint
ALTER TABLE "round" DROP CONSTRAINT "round_pkey", ADD CONSTRAINT "round_id_user_id_pk" PRIMARY KEY USING INDEX "round_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "pause" DROP CONSTRAINT "pause_pkey", ADD CONSTRAINT "pause_id_user_id_pk" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_pkey", ADD CONSTRAINT "account_id_user_id_pk" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "day_pass" DROP CONSTRAINT "day_pass_round_id_unique", ADD CONSTRAINT "day_pass_round_id_user_id_unique" UNIQUE("round_id","user_id");--> statement-breakpoint
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'day_log_user_id_round_id_round_user_id_id_fk') THEN
		ALTER TABLE "day_log" ADD CONSTRAINT "day_log_user_id_round_id_round_user_id_id_fk" FOREIGN KEY ("user_id","round_id") REFERENCES "public"."round"("user_id","id") ON DELETE cascade ON UPDATE no action;
	END IF;
END $$;--> statement-breakpoint
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'idea_sketch_user_id_round_id_round_user_id_id_fk') THEN
		ALTER TABLE "idea_sketch" ADD CONSTRAINT "idea_sketch_user_id_round_id_round_user_id_id_fk" FOREIGN KEY ("user_id","round_id") REFERENCES "public"."round"("user_id","id") ON DELETE cascade ON UPDATE no action;
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "idea_trial" ADD CONSTRAINT "idea_trial_user_id_solution_id_solution_user_id_id_fk" FOREIGN KEY ("user_id","solution_id") REFERENCES "public"."solution"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_list" ADD CONSTRAINT "other_list_user_id_round_id_round_user_id_id_fk" FOREIGN KEY ("user_id","round_id") REFERENCES "public"."round"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_look" ADD CONSTRAINT "second_look_user_id_round_id_round_user_id_id_fk" FOREIGN KEY ("user_id","round_id") REFERENCES "public"."round"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'solution_user_id_round_id_round_user_id_id_fk') THEN
		ALTER TABLE "solution" ADD CONSTRAINT "solution_user_id_round_id_round_user_id_id_fk" FOREIGN KEY ("user_id","round_id") REFERENCES "public"."round"("user_id","id") ON DELETE cascade ON UPDATE no action;
	END IF;
END $$;
