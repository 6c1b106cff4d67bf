import type pg from 'pg'

/** A fingerprint of everything that belongs to a person, in all tables. */
export async function rowsOf(pool: pg.Pool, userId: string) {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )
  const parts = [
    `select 'user' as name, u::text as line from "user" u where id = $1`,
    `select 'solution', s::text from solution s join round r on r.id = s.round_id where r.user_id = $1`,
    `select 'second_look', l::text from second_look l join round r on r.id = l.round_id where r.user_id = $1`,
    `select 'other_list', o::text from other_list o join round r on r.id = o.round_id where r.user_id = $1`,
    ...rows.map(({ name }) => `select '${name}', t::text from ${name} t where user_id = $1`),
  ]
  const all = await pool.query<{ hash: string }>(
    `select md5(string_agg(name || line, '|' order by name, line)) as hash from (${parts.join(' union all ')}) as owned`,
    [userId],
  )
  return all.rows[0]?.hash
}
