import type pg from 'pg'

/**
 * What must hold after whatever happened, each as a question that no row may answer; $1 is the moment. In SQL of its own:
 * it must not share a mistake with the code.
 */
const breaches = {
  'I2: more rounds on a day than the plan allows': `
    select r.user_id, r.counted_day from round r where r.counted_day is not null group by 1, 2
    having count(*) > case when exists (select from entitlement_grant g where g.user_id = r.user_id) then 5 else 2 end`,
  'I2: a place of a day is taken twice or left out': `
    select user_id, counted_day from round where counted_day is not null group by 1, 2
    having count(distinct counted_number) <> count(*) or max(counted_number) <> count(*)`,
  'I2: a slot holds two solutions, or none before the last': `
    select round_id from solution group by 1 having count(distinct position) <> count(*) or max(position) <> count(*)`,
  'I3: the streak is not the row of days that ends at the last one': `
    select p.user_id, p.streak_length from progress p
    cross join lateral (select max(day) as last from day_log d where d.user_id = p.user_id) l
    cross join lateral (select count(*) as length from (
      select day + (row_number() over (order by day desc))::int as island from day_log d where d.user_id = p.user_id) x
      where island = l.last + 1) s
    where p.streak_length <> s.length or p.last_day is distinct from l.last`,
  'I6: a finished round without a day, solutions or numbers': `
    select r.id from round r where r.finished_at is not null and not (
      exists (select from day_log d where d.user_id = r.user_id and d.day = r.counted_day)
      and exists (select from solution s where s.round_id = r.id)
      and exists (select from progress p where p.user_id = r.user_id))`,
  'I6: a solution of a round that is not finished': `
    select s.id from solution s join round r on r.id = s.round_id where r.finished_at is null`,
  'I6: a day without a finished round': `
    select d.user_id, d.day from day_log d where not exists (
      select from round r where r.user_id = d.user_id and r.counted_day = d.day and r.finished_at is not null)`,
  'I6: an account without a password, or a session without an account': `
    select u.id from "user" u where not exists (select from account a where a.user_id = u.id and a.password is not null)
    union all select s.id from session s where not exists (select from "user" u where u.id = s.user_id)`,
  'I8: a number that is negative or not what the log says': `
    select p.user_id from progress p where least(p.streak_length, p.last_day_rounds, p.last_day_solutions, p.total_solved) < 0
      or p.total_solved <> (select count(*) from round r where r.user_id = p.user_id and r.finished_at is not null)`,
  'I8: something that has not happened yet': `
    select r.id::text from round r where greatest(r.opened_at, r.finished_at, r.received_at) > $1
      or r.counted_day > ($1::timestamptz at time zone 'UTC')::date + 1
    union all select user_id from day_log where created_at > $1
    union all select user_id from progress where last_finished_at > $1`,
}

/** The names of the invariants that do not hold. */
export async function findBreaches(pool: pg.Pool, now: Date) {
  const broken: string[] = []
  for (const [name, question] of Object.entries(breaches)) {
    const { rows } = await pool.query(question, question.includes('$1') ? [now] : [])
    if (rows.length > 0) broken.push(`${name} (${rows.length})`)
  }
  return broken
}
