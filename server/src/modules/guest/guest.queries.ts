import type { Day } from '@app/domain/day/day'
import { type RowOf, statement, typed } from '../../db/statement.ts'

/** Nothing that is or will soon be the common problem of a day (`reservedIds`); `seed` decides among equals. */
const chosen = ({ browser, seed }: { browser: string; seed: string }) =>
  `order by p.hidden_at is not null, p.difficulty <> 'easy',
     p.id = any(:reservedIds::uuid[]) or exists (
       select from daily_problem d where d.problem_id = p.id and d.day >= :day::date - 1),
     exists (select from guest_handout h where h.browser = ${browser} and h.problem_id = p.id),
     md5(p.id::text || ${seed})
   limit 1`

export const pickGuestProblem = statement({
  name: 'pick_guest_problem',
  params: { day: 'date', reservedIds: 'uuid[]', seed: 'text' },
  columns: { id: 'uuid', category: 'text', text: 'text' },
  sql: `select p.id, p.category, p.text from problem p
    ${chosen({ browser: "''", seed: ':seed::text' })}`,
})

export type GuestProblem = RowOf<typeof pickGuestProblem>

/** `isTaken` is false where the day has no place left, or where another request took it at the same moment. */
export const claimGuestPlace = statement({
  name: 'claim_guest_place',
  params: { browser: 'text', day: 'date', places: 'int4', now: 'timestamptz', reservedIds: 'uuid[]' },
  columns: { number: 'int4', isTaken: 'bool', id: 'uuid', category: 'text', text: 'text' },
  sql: `with place as (
      select coalesce(max(number), 0) + 1 as number from guest_handout where browser = :browser and day = :day),
    chosen as (
      select p.id, p.category, p.text from place join problem p on place.number <= :places
      ${chosen({ browser: ':browser', seed: ':browser || :day::date || place.number' })}),
    taken as (
      insert into guest_handout (browser, day, number, problem_id, handed_out_at)
      select :browser, :day, place.number, chosen.id, :now from place, chosen
      on conflict (browser, day, number) do nothing returning number)
    select place.number, exists (select from taken) as "isTaken", chosen.id, chosen.category, chosen.text
    from place left join chosen on true`,
})

/** Claims one of the day's places of a browser for the problem of a link; `isKnown` where the browser has it today already. */
export const claimGuestPlaceForProblem = statement({
  name: 'claim_guest_place_for_problem',
  params: { browser: 'text', day: 'date', places: 'int4', now: 'timestamptz', problemId: 'uuid' },
  columns: { number: 'int4', isTaken: 'bool', isKnown: 'bool' },
  sql: `with known as (
      select from guest_handout where browser = :browser and day = :day and problem_id = :problemId),
    place as (
      select coalesce(max(number), 0) + 1 as number from guest_handout where browser = :browser and day = :day),
    taken as (
      insert into guest_handout (browser, day, number, problem_id, handed_out_at, source)
      select :browser, :day, place.number, :problemId, :now, 'shared' from place
      where place.number <= :places and not exists (select from known)
      on conflict (browser, day, number) do nothing returning number)
    select place.number, exists (select from taken) as "isTaken", exists (select from known) as "isKnown" from place`,
})

/**
 * An account comes from where its browser got its last problem. None where the table would pass `mostRows`: the span of its
 * numbers is at least its number of rows.
 */
export const insertGuestEvents = statement({
  name: 'insert_guest_events',
  params: { events: 'json', mostRows: 'int8' },
  columns: { count: 'int4' },
  sql: `with made as (
      insert into guest_event (at, type, visitor, session_id, problem_id, genius_name, solution_length, source)
      select at, type, visitor, "sessionId", "problemId", "geniusName", "solutionLength", coalesce(source,
        (select h.source from guest_handout h where h.browser = e.browser order by h.handed_out_at desc limit 1))
      from json_to_recordset(:events) as e(at timestamptz, type text, visitor text, "sessionId" text, "problemId" uuid,
        "geniusName" text, "solutionLength" int, source text, browser text)
      where (select coalesce(max(id) - min(id) + 1, 0) from guest_event) + json_array_length(:events) <= :mostRows
      returning id)
    select count(*)::int as count from made`,
})

const countOf = (type: string) => `coalesce(sum(count) filter (where type = '${type}'), 0)::float8`

const ranked = (list: string, type: string, column: string, most: string) =>
  `(select coalesce(json_agg(json_build_object('name', name, 'count', count)), '[]') from (
     select name, sum(count)::float8 as count from (
       select name, count from guest_ranking where list = '${list}' and day between :from and :listsTo
       union all
       select ${column}::text, count(*) from fresh where type = '${type}' and ${column} is not null group by 1) as counts
     group by name order by count desc, name limit ${most}) as top)`

const maxRowsRead = 10_000

/** Days in UTC. One statement: an event on its way to the roll-up is seen once. A join would read all visitors. */
export const findGuestFigures = statement({
  name: 'find_guest_figures',
  params: { from: 'date', listsTo: 'date' },
  columns: {
    totals: typed<Record<string, number>>('json'),
    days: typed<{ day: Day; starts: number; completions: number; clicks: number }[]>('json'),
    thinkers: typed<{ name: string; count: number }[]>('json'),
    problems: typed<{ name: string; count: number }[]>('json'),
    visitors: 'float8',
    uncounted: 'float8',
  },
  sql: `with fresh as materialized (
      select type, (at at time zone 'UTC')::date as day, visitor, problem_id, genius_name, source
      from (select * from guest_event order by id desc limit ${maxRowsRead}) as newest
      where at >= :from::date::timestamp at time zone 'UTC'),
    counted as materialized (
      select day, type, count from guest_day where day >= :from and type <> 'last_seen'
      union all select day, type, count(*) from fresh group by day, type
      union all select day, 'shared_' || type, count(*) from fresh where source = 'shared' group by day, type)
    select
      (select coalesce(json_object_agg(type, count), '{}') from (
         select type, sum(count)::float8 as count from counted group by type) as t) as totals,
      (select coalesce(json_agg(json_build_object('day', day, 'starts', starts, 'completions', completions,
         'clicks', clicks) order by day), '[]') from (
         select day, ${countOf('challenge_start')} as starts, ${countOf('challenge_complete')} as completions,
           ${countOf('signup_click')} as clicks
         from counted group by day) as d) as days,
      ${ranked('genius', 'genius_selected', 'genius_name', 'all')} as thinkers,
      ${ranked('problem', 'challenge_start', 'problem_id', '10')} as problems,
      ((select coalesce(sum(count), 0) from guest_day where type = 'last_seen' and day >= :from)
        + (select count(*) from (select distinct visitor from fresh where type = 'challenge_start') as f
           where (select v.last_day >= :from from guest_visitor v where v.visitor = f.visitor) is not true
          ))::float8 as visitors,
      (select greatest(coalesce(max(id) - min(id) + 1, 0) - ${maxRowsRead}, 0) from guest_event)::float8 as uncounted`,
})
