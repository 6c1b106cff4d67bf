-- Comes with PostgreSQL; who owns the database may install it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Among very many people it takes long, and meanwhile nobody can sign up: docs/upgrading.md says how to make it before.
CREATE INDEX IF NOT EXISTS "user_search" ON "user" USING gin ("listed_name" gin_trgm_ops,"email" gin_trgm_ops);
