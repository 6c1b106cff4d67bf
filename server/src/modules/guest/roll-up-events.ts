import { lockGuestRollUp } from '../../db/locks.ts'
import { statement } from '../../db/statement.ts'
import type { GuestDeps } from './guest-cookie.ts'
import { guestCookieSeconds } from './guest-cookie.ts'

/** One statement: each reader finds an event there or counted. Reads a range of numbers and single keys. */
const rollUpBatch = statement({
  name: 'roll_up_batch',
  params: { after: 'int8', limit: 'int8' },
  columns: { count: 'int4', last: 'float8' },
  sql: `with gone as (
      delete from guest_event
      where id > :after and id <= (
        select max(id) from (select id from guest_event where id > :after order by id limit :limit) as oldest)
      returning id, (at at time zone 'UTC')::date as day, type, visitor, problem_id, genius_name, source),
    counted as (
      insert into guest_day as d (day, type, count)
      select day, type, count(*) from gone group by day, type
      union all select day, 'shared_' || type, count(*) from gone where source = 'shared' group by day, type
      on conflict (day, type) do update set count = d.count + excluded.count),
    ranked as (
      insert into guest_ranking as r (day, list, name, count)
      select d.day, list, name, count(*) from gone, unnest(array[gone.day, date '0001-01-01']) as d(day), lateral (values
        ('problem', case type when 'challenge_start' then problem_id::text end),
        ('genius', case type when 'genius_selected' then genius_name end)) as l(list, name)
      where name is not null group by d.day, list, name
      on conflict (day, list, name) do update set count = r.count + excluded.count),
    starts as (
      select visitor, min(day) as first_day, max(day) as last_day,
        (select v.last_day from guest_visitor v where v.visitor = gone.visitor) as known_day
      from gone where type = 'challenge_start' group by visitor),
    seen as (
      insert into guest_visitor as v (visitor, first_day, last_day) select visitor, first_day, last_day from starts
      on conflict (visitor) do update
        set first_day = least(v.first_day, excluded.first_day), last_day = greatest(v.last_day, excluded.last_day)),
    moved as (
      insert into guest_day as d (day, type, count)
      select day, 'last_seen', sum(change) from (
        select greatest(last_day, known_day) as day, 1 as change from starts
        union all select known_day, -1 from starts where known_day is not null) as changes
      group by day having sum(change) <> 0
      on conflict (day, type) do update set count = d.count + excluded.count)
    select count(*)::int as count, coalesce(max(id), 0)::float8 as last from gone`,
})

const deleteOldHandouts = statement({
  name: 'delete_old_handouts',
  params: { before: 'timestamptz' },
  sql: 'delete from guest_handout where handed_out_at < :before',
})

/** Each batch takes under 200 ms, for others wait for its rows; a slow one is followed by a smaller one. */
const batchSize = { atMost: 1_000, atLeast: 125 }
const slowBatchMs = 100

/** Safe in several processes at once. An event that is committed late waits for the next time. */
export async function rollUpGuestEvents({ db, transact, now }: Pick<GuestDeps, 'db' | 'transact' | 'now'>) {
  for (let [after, limit] = [0, batchSize.atMost]; ; ) {
    const begun = now().getTime()
    const [done] = await transact(async (held) => {
      await lockGuestRollUp(held)
      return await rollUpBatch(held, { after, limit })
    })
    if (!done || done.count < limit) break
    after = done.last
    const isLong = now().getTime() - begun > slowBatchMs
    limit = isLong ? Math.max(batchSize.atLeast, limit / 2) : Math.min(batchSize.atMost, limit * 2)
  }
  await deleteOldHandouts(db, { before: new Date(now().getTime() - guestCookieSeconds * 1000) })
}
