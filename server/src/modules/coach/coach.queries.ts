import { statement } from '../../db/statement.ts'

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
