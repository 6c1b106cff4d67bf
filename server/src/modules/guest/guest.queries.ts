import { statement } from '../../db/statement.ts'

export interface GuestProblem {
  id: string
  category: string
  text: string
}

/**
 * Easy ones first, nothing that was reported away, nothing that is or will soon be the common problem of a day
 * (`common`), and what this browser has not had; `seed` decides among equals.
 */
const chosen = ({ browser, day, common, seed }: { browser: string; day: string; common: string; seed: string }) =>
  `order by p.hidden_at is not null, p.difficulty <> 'easy',
     p.id = any(${common}::uuid[]) or exists (
       select from daily_problem d where d.problem_id = p.id and d.day >= ${day}::date - 1),
     exists (select from guest_handout h where h.browser = ${browser} and h.problem_id = p.id),
     md5(p.id::text || ${seed})
   limit 1`

/** A problem that is given to nobody in particular. */
export const pickProblem = statement<GuestProblem>(
  'pick_guest_problem',
  `select p.id, p.category, p.text from problem p
   ${chosen({ browser: "''", day: '$1', common: '$2', seed: '$3::text' })}`,
)

/**
 * Takes the next place that a browser has on a day, with a problem. `isTaken` is false where the day has none left
 * (`number` is above `$3`), or where somebody else took the place in this very moment.
 */
export const takePlace = statement<{ number: number; isTaken: boolean } & GuestProblem>(
  'take_guest_place',
  `with place as (
     select coalesce(max(number), 0) + 1 as number from guest_handout where browser = $1 and day = $2),
   chosen as (
     select p.id, p.category, p.text from place join problem p on place.number <= $3
     ${chosen({ browser: '$1', day: '$2', common: '$5', seed: '$1 || $2::date || place.number' })}),
   taken as (
     insert into guest_handout (browser, day, number, problem_id, handed_out_at)
     select $1, $2, place.number, chosen.id, $4 from place, chosen
     on conflict (browser, day, number) do nothing returning number)
   select place.number, exists (select from taken) as "isTaken", chosen.id, chosen.category, chosen.text
   from place left join chosen on true`,
)
