import type { Day } from '@app/domain/day/day'
import { statement, typed } from '../../db/statement.ts'

const countOf = (type: string) => `coalesce(sum(count) filter (where type = '${type}'), 0)::float8`

const ranked = (list: string, type: string, column: string, most: string) =>
  `(select coalesce(json_agg(json_build_object('name', name, 'count', count)), '[]') from (
     select name, sum(count)::float8 as count from (
       select name, count from guest_ranking where list = '${list}' and day between :from and :listsTo
       union all
       select ${column}::text, count(*) from fresh where type = '${type}' and ${column} is not null group by 1) as counts
     group by name order by count desc, name limit ${most}) as top)`

/** Of what waits for the roll-up, the newest are read: some minutes' worth, unless the roll-up is far behind. */
const readAtMost = 10_000

/**
 * Since a day (UTC). One statement, so that an event on its way from what waits to what is counted is seen once. A
 * visitor of the period is one whose last day is in it. Each that waits is looked up by its key, for a join would read
 * all.
 */
export const findFigures = statement({
  name: 'guest_figures',
  params: { from: 'date', listsTo: 'date' },
  columns: {
    totals: typed<Record<string, number>>('json'),
    days: typed<{ day: Day; starts: number; completions: number; clicks: number }[]>('json'),
    geniuses: typed<{ name: string; count: number }[]>('json'),
    problems: typed<{ name: string; count: number }[]>('json'),
    visitors: 'float8',
    /** What waits and was not read. */
    uncounted: 'float8',
  },
  sql: `with fresh as materialized (
      select type, (at at time zone 'UTC')::date as day, visitor, problem_id, genius_name
      from (select * from guest_event order by id desc limit ${readAtMost}) as newest
      where at >= :from::date::timestamp at time zone 'UTC'),
    counted as materialized (
      select day, type, count from guest_day where day >= :from and type <> 'last_seen'
      union all select day, type, count(*) from fresh group by day, type)
    select
      (select coalesce(json_object_agg(type, count), '{}') from (
         select type, sum(count)::float8 as count from counted group by type) as t) as totals,
      (select coalesce(json_agg(json_build_object('day', day, 'starts', starts, 'completions', completions,
         'clicks', clicks) order by day), '[]') from (
         select day, ${countOf('challenge_start')} as starts, ${countOf('challenge_complete')} as completions,
           ${countOf('signup_click')} as clicks
         from counted group by day) as d) as days,
      ${ranked('genius', 'genius_selected', 'genius_name', 'all')} as geniuses,
      ${ranked('problem', 'challenge_start', 'problem_id', '10')} as problems,
      ((select coalesce(sum(count), 0) from guest_day where type = 'last_seen' and day >= :from)
        + (select count(*) from (select distinct visitor from fresh where type = 'challenge_start') as f
           where (select v.last_day >= :from from guest_visitor v where v.visitor = f.visitor) is not true
          ))::float8 as visitors,
      (select greatest(coalesce(max(id) - min(id) + 1, 0) - ${readAtMost}, 0) from guest_event)::float8 as uncounted`,
})
