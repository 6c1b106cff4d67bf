import type pg from 'pg'

/** Every table of ours and of our libraries. */
export async function listTables(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Which of the texts stand anywhere in the database. */
export async function findTexts(pool: pg.Pool, texts: readonly string[]) {
  const found = new Set<string>()
  for (const table of await listTables(pool)) {
    const { rows } = await pool.query<{ wanted: string }>(
      `select wanted from unnest($1::text[]) as wanted
       where exists (select from ${table} t where strpos(lower(t::text), lower(wanted)) > 0)`,
      [texts],
    )
    for (const { wanted } of rows) found.add(wanted)
  }
  return texts.filter((text) => found.has(text))
}
