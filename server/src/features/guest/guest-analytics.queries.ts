import type { Day } from '@app/domain/day'
import { statement } from '../../db/statement.ts'

interface Figures {
  days: { day: Day; type: string; count: number }[]
  geniuses: { name: string; count: number }[]
  problems: { name: string; count: number }[]
  visitors: number
}

const ranked = (list: string, type: string, column: string) =>
  `(select coalesce(json_agg(json_build_object('name', name, 'count', count)), '[]') from (
     select name, sum(count)::float8 as count from (
       select name, count from guest_ranking where list = '${list}' and day between $1 and $2
       union all
       select ${column}::text, count(*) from fresh where type = '${type}' and ${column} is not null group by 1) as counts
     group by name order by count desc, name limit 10) as top)`

/**
 * What happened since a day (UTC), with the lists of the days up to $2: what is counted already, and what waits for it. One statement, so that an event on
 * its way from one to the other is seen once. A visitor of the period is one whose last day is in it: it ends today.
 */
export const findFigures = statement<Figures>(
  'guest_figures',
  `with fresh as materialized (
     select type, (at at time zone 'UTC')::date as day, visitor, problem_id, genius_name
     from guest_event where at >= $1::date::timestamp at time zone 'UTC')
   select
     (select coalesce(json_agg(json_build_object('day', day, 'type', type, 'count', count) order by day), '[]') from (
        select day, type, sum(count)::float8 as count from (
          select day, type, count from guest_day where day >= $1 and type <> 'last_seen'
          union all select day, type, count(*) from fresh group by day, type) as counts
        group by day, type) as d) as days,
     ${ranked('genius', 'genius_selected', 'genius_name')} as geniuses,
     ${ranked('problem', 'challenge_start', 'problem_id')} as problems,
     ((select coalesce(sum(count), 0) from guest_day where type = 'last_seen' and day >= $1)
       + (select count(distinct visitor) from fresh f where type = 'challenge_start' and not exists (
            select from guest_visitor v where v.visitor = f.visitor and v.last_day >= $1)))::float8 as visitors`,
)
