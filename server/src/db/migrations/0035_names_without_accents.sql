DROP INDEX "user_search";--> statement-breakpoint
-- Among very many people it takes long, and meanwhile nobody can sign up: docs/upgrading.md says how to make it before.
CREATE INDEX IF NOT EXISTS "user_search_plain" ON "user" USING gin ((translate(replace(replace(replace(normalize(regexp_replace(normalize(listed_name, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđħŧıς', 'oldhtiσ')) gin_trgm_ops,"email" gin_trgm_ops);