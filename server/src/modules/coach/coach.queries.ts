import type { CoachRuleId, StepFacts, StepOutcome } from '@app/domain/coach/coach-rules'
import type { FinishedList } from '@app/domain/coach/coach-turn'
import type { Day } from '@app/domain/day/day'
import { statement, typed } from '../../db/statement.ts'

interface StepRow {
  id: string
  rule: CoachRuleId
  facts: StepFacts
  setBy: string
  setDay: Day
  shownIn: string | null
  judgedIn: string | null
  sessions: number
  outcome: StepOutcome | null
  closedDay: Day | null
}

// The newest rounds alone, along the index of places: each score that is looked at is unpacked whole.
// The longest rest of a rule after its steps is two months; one that was dropped twice rests until the coach is switched on anew.
export const findCoachState = statement({
  name: 'find_coach_state',
  params: { userId: 'text', now: 'timestamptz' },
  columns: {
    isOn: 'bool',
    lists: typed<(Omit<FinishedList, 'finishedAt'> & { finishedAt: string })[]>('json'),
    steps: typed<StepRow[]>('json'),
  },
  sql: `select u.coach_on as "isOn",
      (select coalesce(json_agg(l), '[]') from (
         select id as "roundId", counted_day as day, coalesce(form, 'idea') as form, slots, case when stage is not null then thinker_id end as "thinkerId",
           favourites, reading, finished_at as "finishedAt"
         from (select * from round where user_id = :userId and counted_day is not null
           order by counted_day desc, counted_number desc limit 20) newest
         where reading is not null and (claimed_at is not null or score->>'withheld' is null)
         order by counted_day desc, counted_number desc limit 10) l) as lists,
      (select coalesce(json_agg(s), '[]') from (
         select id, rule, facts, set_by as "setBy", set_day as "setDay", shown_in as "shownIn", judged_in as "judgedIn",
           sessions, outcome, (closed_at at time zone 'UTC')::date as "closedDay"
         from coach_step where user_id = :userId
           and (closed_at is null or closed_at > :now::timestamptz - interval '60 days' or outcome = 'dropped')
           and (outcome = 'dropped' and closed_at < u.coach_since) is not true) s) as steps
    from "user" u where u.id = :userId`,
})

export const updateCoachStep = statement({
  name: 'update_coach_step',
  params: {
    id: 'uuid',
    userId: 'text',
    facts: 'jsonb',
    setBy: 'uuid',
    shownIn: 'uuid?',
    judgedIn: 'uuid?',
    sessions: 'int4',
    outcome: 'text?',
    now: 'timestamptz',
  },
  sql: `update coach_step set facts = :facts, set_by = :setBy, shown_in = :shownIn, judged_in = :judgedIn,
      sessions = :sessions, outcome = :outcome,
      closed_at = case when :outcome::text is not null then :now::timestamptz end
    where id = :id and user_id = :userId and closed_at is null`,
})

export const insertCoachStep = statement({
  name: 'insert_coach_step',
  params: { roundId: 'uuid', userId: 'text', rule: 'text', setDay: 'date', facts: 'jsonb' },
  sql: `insert into coach_step (id, user_id, rule, set_by, set_day, facts)
    values (:roundId, :userId, :rule, :roundId, :setDay, :facts) on conflict do nothing`,
})

/** Hand-ins and choices hold this row: of two at once, the second sees the step that the first has set or closed. */
export const lockCoach = statement({
  name: 'lock_coach',
  params: { userId: 'text' },
  sql: 'select from progress where user_id = :userId for update',
})

/** A step that is closed already stays as it is; `drops` are those of the last 30 days, with it. */
export const dropCoachStep = statement({
  name: 'drop_coach_step',
  params: { id: 'uuid', userId: 'text', now: 'timestamptz' },
  columns: { roundId: 'uuid', drops: 'int4' },
  sql: `with dropped as (
      update coach_step set outcome = 'dropped', closed_at = :now
      where id = :id and user_id = :userId and closed_at is null returning id)
    select s.set_by as "roundId", (select count(*)::int from coach_step o where o.user_id = :userId and o.id <> :id
        and o.outcome = 'dropped' and o.closed_at > :now::timestamptz - interval '30 days') + 1 as drops
    from coach_step s where s.id = :id and s.user_id = :userId`,
})

export const lapseOpenStep = statement({
  name: 'lapse_open_step',
  params: { userId: 'text', now: 'timestamptz' },
  sql: `update coach_step set outcome = 'lapsed', closed_at = :now where user_id = :userId and closed_at is null`,
})

export const findCoachStep = statement({
  name: 'find_coach_step',
  params: { id: 'uuid', userId: 'text' },
  columns: { roundId: 'uuid', mayBeRestored: 'bool' },
  sql: `select s.set_by as "roundId", s.outcome is not distinct from 'dropped' and u.coach_on as "mayBeRestored"
    from coach_step s join "user" u on u.id = s.user_id where s.id = :id and s.user_id = :userId`,
})

export const reopenCoachStep = statement({
  name: 'reopen_coach_step',
  params: { id: 'uuid', userId: 'text' },
  sql: 'update coach_step set outcome = null, closed_at = null where id = :id and user_id = :userId',
})

export const saveTryText = statement({
  name: 'save_try_text',
  params: { id: 'uuid', userId: 'text', text: 'text' },
  columns: { roundId: 'uuid' },
  sql: 'update coach_step set try_text = :text where id = :id and user_id = :userId returning set_by as "roundId"',
})

/** On again, what was dropped before may come again. */
export const saveCoachOn = statement({
  name: 'save_coach_on',
  params: { userId: 'text', on: 'bool', now: 'timestamptz' },
  sql: `update "user" set coach_on = :on, coach_since = case when :on and not coach_on then :now else coach_since end
    where id = :userId`,
})
