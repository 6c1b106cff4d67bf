import { statement } from '../../db/statement.ts'

/**
 * Counts the oldest events ($1 at most) by day and takes them out, in one statement: an event is either still there or
 * counted, for everybody who looks.
 */
export const rollUpSome = statement<{ count: number }>(
  'roll_up_guest_events',
  `with gone as (
     delete from guest_event where id in (select id from guest_event order by id limit $1 for update skip locked)
     returning (at at time zone 'UTC')::date as day, type, visitor, problem_id, genius_name),
   counted as (
     insert into guest_day as d (day, type, count)
     select day, type, count(*) from gone group by day, type order by day, type
     on conflict (day, type) do update set count = d.count + excluded.count),
   ranked as (
     insert into guest_ranking as r (day, list, name, count)
     select day, list, name, count(*) from gone, lateral (values
       ('problem', case type when 'challenge_start' then problem_id::text end),
       ('genius', case type when 'genius_selected' then genius_name end)) as l(list, name)
     where name is not null group by day, list, name order by day, list, name
     on conflict (day, list, name) do update set count = r.count + excluded.count),
   seen as (
     insert into guest_visitor as v (visitor, first_day, last_day)
     select visitor, min(day), max(day) from gone where type = 'challenge_start' group by visitor order by visitor
     on conflict (visitor) do update
       set first_day = least(v.first_day, excluded.first_day), last_day = greatest(v.last_day, excluded.last_day))
   select count(*)::int as count from gone`,
)

/** Forgets what browsers were given before a moment. */
export const removeHandouts = statement('remove_guest_handouts', 'delete from guest_handout where handed_out_at < $1')
