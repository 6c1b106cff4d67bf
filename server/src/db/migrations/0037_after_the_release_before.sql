-- What only processes of the release before the one before needed: uniques without a person, and the person that they
-- left out. Rows of the sign-in library that was left are read by nobody. A request that holds one of the tables and waits
-- for another is let through: the lock is tried anew.
DO $$ BEGIN
	LOOP
		BEGIN
			LOCK TABLE "user", "round", "idea_sketch", "second_look", "idea_trial", "other_list" IN ACCESS EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN deadlock_detected THEN NULL;
		END;
	END LOOP;
END $$;--> statement-breakpoint
DROP TRIGGER "user_id_left_out" ON "idea_sketch";--> statement-breakpoint
DROP TRIGGER "user_id_left_out" ON "other_list";--> statement-breakpoint
DROP TRIGGER "user_id_left_out" ON "second_look";--> statement-breakpoint
DROP FUNCTION "user_id_of_round"();--> statement-breakpoint
DELETE FROM "verification";--> statement-breakpoint
DROP INDEX IF EXISTS "user_search";--> statement-breakpoint
DROP INDEX "user_unverified";--> statement-breakpoint
DROP INDEX "user_admins";--> statement-breakpoint
DROP INDEX "idea_trial_of_the_release_before";--> statement-breakpoint
DROP INDEX "other_list_of_the_release_before";--> statement-breakpoint
DROP INDEX "round_id_of_the_release_before";
