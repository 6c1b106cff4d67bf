-- What analytics read of a score, copied out of it by the database: one number each, instead of the whole.
ALTER TABLE "round" ADD COLUMN "figures" double precision[] GENERATED ALWAYS AS (array[(score->'fluency'->>'different')::float8, (score->'flexibility'->>'effective')::float8,
          case when (score->'originality'->>'tooEarly') = 'false' then (score->'originality'->>'value')::float8 end,
          (score->'elaboration'->>'median')::float8, (score->'order'->>'best')::float8]) STORED;