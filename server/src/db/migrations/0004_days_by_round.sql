-- Deleting a person looks for the days of each of their rounds; without this it read all days of everybody.
CREATE INDEX "day_log_round_id_index" ON "day_log" USING btree ("round_id");