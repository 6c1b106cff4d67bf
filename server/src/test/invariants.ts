import type pg from 'pg'

/**
 * What must hold after whatever happened, each as a question that no row may answer; $1 is the moment. In SQL of its own:
 * it must not share a mistake with the code.
 */
const breaches = {
  'I2: more rounds on a day than the plan allows': `
    select r.user_id, r.counted_day from round r where r.counted_number > 0 group by 1, 2
    having count(*) > case when exists (select from entitlement_grant g where g.user_id = r.user_id) then 5 else 2 end`,
  'I2: a place of a day is taken twice or left out': `
    select user_id, counted_day from round where counted_number > 0 group by 1, 2
    having count(distinct counted_number) <> count(*) or max(counted_number) <> count(*)`,
  'I2: a day that a visit counts for twice': `
    select user_id, counted_day from round where counted_number = 0 group by 1, 2 having count(*) > 1`,
  'I2: a slot holds two solutions, or none before the last': `
    select round_id from solution group by 1 having count(distinct position) <> count(*) or max(position) <> count(*)`,
  'I3: the streak is not the done days of the row that ends at the last one': `
    select p.user_id, p.streak_length from progress p
    cross join lateral (select max(day) as last from day_log d where d.user_id = p.user_id) l
    cross join lateral (select count(*) filter (where kind = 'done') as length from (
      select kind, day + (row_number() over (order by day desc))::int as island from day_log d where d.user_id = p.user_id) x
      where island = l.last + 1) s
    where p.streak_length <> s.length or p.last_day is distinct from l.last or p.longest_streak < s.length
      or exists (select from day_log d where d.user_id = p.user_id and d.day = l.last and d.kind <> 'done')`,
  'I3: freezes or done days are not what the log says': `
    with recursive l as (select user_id, kind, row_number() over days as n,
        count(*) filter (where kind = 'done') over days as done
        from day_log window days as (partition by user_id order by day)),
      held as (select user_id, 0::bigint as n, 0::bigint as done, 1 as freezes from progress
        union all select l.user_id, l.n, l.done, case
          when l.kind = 'frozen' then h.freezes - 1
          when l.kind = 'done' and l.done % 7 = 0 then least(2, h.freezes + 1)
          else h.freezes end
        from held h join l on l.user_id = h.user_id and l.n = h.n + 1)
    select p.user_id from progress p cross join lateral (
      select freezes, done from held h where h.user_id = p.user_id order by n desc limit 1) h
    where (p.freezes, p.done_days) is distinct from (h.freezes, h.done)`,
  'I6: a finished round without a day, solutions or numbers': `
    select r.id from round r where r.finished_at is not null and not (
      (r.not_counted is not null or exists (select from day_log d where d.user_id = r.user_id and d.day = r.counted_day and d.kind = 'done'))
      and exists (select from solution s where s.round_id = r.id)
      and exists (select from progress p where p.user_id = r.user_id))`,
  'I6: a solution of a round that is not finished, or of another moment than its round': `
    select s.id from solution s join round r on r.id = s.round_id where s.created_at is distinct from r.finished_at`,
  'I6: a done day without a finished round, or a kept day with one': `
    select d.user_id, d.day from day_log d where (d.kind = 'done') <> exists (
      select from round r where r.user_id = d.user_id and r.counted_day = d.day and r.finished_at is not null)`,
  'I6: an account without a way to sign in, or a session without an account': `
    select u.id from "user" u where not exists (select from account a where a.user_id = u.id and a.password is not null)
      and not exists (select from passkey k where k.user_id = u.id)
      and not exists (select from connected_account c where c.user_id = u.id)
    union all select s.id from session s where not exists (select from "user" u where u.id = s.user_id)`,
  'I8: a number that is negative or not what the log says': `
    select p.user_id from progress p where least(p.streak_length, p.last_day_rounds, p.last_day_solutions, p.total_solved) < 0
      or p.total_solved <> (select count(*) from round r where r.user_id = p.user_id and r.counted_day is not null)
      or p.daily_solutions <> (select count(*) from solution s where s.user_id = p.user_id and s.kind = 'daily')
      or p.custom_solutions <> (select count(*) from solution s where s.user_id = p.user_id and s.kind = 'custom')`,
  'I8: an achievement that nobody has reached yet': `
    select a.user_id from achievement a left join progress p on p.user_id = a.user_id
    where not coalesce(p.recount_due, false) and ((a.achievement_id like 'solved-%' and coalesce(p.total_solved, 0) < substr(a.achievement_id, 8)::int)
      or (a.achievement_id like 'streak-%' and coalesce(p.longest_streak, 0) < substr(a.achievement_id, 8)::int))`,
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
