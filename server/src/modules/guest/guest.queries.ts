import { type RowOf, statement } from '../../db/statement.ts'

/** Nothing that is or will soon be the common problem of a day (`commons`); `seed` decides among equals. */
const chosen = ({ browser, seed }: { browser: string; seed: string }) =>
  `order by p.hidden_at is not null, p.difficulty <> 'easy',
     p.id = any(:commons::uuid[]) or exists (
       select from daily_problem d where d.problem_id = p.id and d.day >= :day::date - 1),
     exists (select from guest_handout h where h.browser = ${browser} and h.problem_id = p.id),
     md5(p.id::text || ${seed})
   limit 1`

export const pickProblem = statement({
  name: 'pick_guest_problem',
  params: { day: 'date', commons: 'uuid[]', seed: 'text' },
  columns: { id: 'uuid', category: 'text', text: 'text' },
  sql: `select p.id, p.category, p.text from problem p
    ${chosen({ browser: "''", seed: ':seed::text' })}`,
})

export type GuestProblem = RowOf<typeof pickProblem>

/**
 * `isTaken` is false where the day has no place left (`number` is above `places`), or where another request took it in
 * this very moment.
 */
export const takePlace = statement({
  name: 'take_guest_place',
  params: { browser: 'text', day: 'date', places: 'int4', now: 'timestamptz', commons: 'uuid[]' },
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

/**
 * None when they would fill the table over its cap (`mostRows`). What lies between the first and the last number is
 * never less than there are rows.
 */
export const insertEvents = statement({
  name: 'insert_guest_events',
  params: { events: 'json', mostRows: 'int8' },
  columns: { count: 'int4' },
  sql: `with made as (
      insert into guest_event (at, type, visitor, session_id, problem_id, genius_name, solution_length)
      select at, type, visitor, "sessionId", "problemId", "geniusName", "solutionLength"
      from json_to_recordset(:events) as e(at timestamptz, type text, visitor text, "sessionId" text, "problemId" uuid,
        "geniusName" text, "solutionLength" int)
      where (select coalesce(max(id) - min(id) + 1, 0) from guest_event) + json_array_length(:events) <= :mostRows
      returning id)
    select count(*)::int as count from made`,
})
