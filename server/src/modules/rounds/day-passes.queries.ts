import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { type RowOf, statement, typed } from '../../db/statement.ts'

export const listDayPasses = statement({
  name: 'list_day_passes',
  params: { userId: 'text', from: 'date', to: 'date' },
  columns: {
    day: 'date',
    number: 'int4',
    roundId: 'uuid',
    problemId: 'uuid',
    zone: 'text',
    issuedAt: 'timestamptz',
    text: 'text',
    category: 'text',
    difficulty: typed<Difficulty>('text'),
    form: typed<ProblemForm>('text'),
    isFinished: 'bool',
    isWithdrawn: 'bool',
  },
  sql: `select d.day, d.number, d.round_id as "roundId", d.problem_id as "problemId", d.zone,
      d.issued_at as "issuedAt", p.text, p.category, p.difficulty, p.form,
      exists (select from round r where r.id = d.round_id and r.user_id = d.user_id and r.finished_at is not null) as "isFinished",
      p.hidden_at is not null and not exists (select from round r where r.id = d.round_id and r.user_id = d.user_id) as "isWithdrawn"
    from day_pass d join problem p on p.id = d.problem_id
    where d.user_id = :userId and d.day between :from and :to order by d.day, d.number`,
})

export type StoredDayPass = RowOf<typeof listDayPasses>

/** What was opened online in this place of a day before a pass was issued for it. */
export const findOpenedRound = statement({
  name: 'find_opened_round',
  params: { userId: 'text', day: 'date', number: 'int4' },
  columns: { roundId: 'uuid', problemId: 'uuid' },
  sql: `select id as "roundId", problem_id as "problemId" from round
    where user_id = :userId and kind = 'daily' and day = :day and number = :number`,
})

/** Once for each place of a day; a pass of another zone is issued anew, and one whose problem is hidden with another. */
export const saveDayPass = statement({
  name: 'save_day_pass',
  params: {
    userId: 'text',
    day: 'date',
    number: 'int4',
    roundId: 'uuid',
    problemId: 'uuid',
    zone: 'text',
    slots: 'int4',
    now: 'timestamptz',
  },
  sql: `insert into day_pass (user_id, day, number, round_id, problem_id, zone, slots, issued_at)
    values (:userId, :day, :number, :roundId, :problemId, :zone, :slots, :now)
    on conflict (user_id, day, number) do update set zone = excluded.zone, slots = excluded.slots,
      issued_at = excluded.issued_at, round_id = excluded.round_id, problem_id = excluded.problem_id`,
})

/** A problem that nobody opened for so long may come again. */
export const deleteOldDayPasses = statement({
  name: 'delete_old_day_passes',
  params: { userId: 'text', before: 'date' },
  sql: 'delete from day_pass where user_id = :userId and day < :before',
})

/** Handed out by another way: a device must not carry it as well, but where it was opened. */
export const deleteDayPassesOfProblem = statement({
  name: 'delete_day_passes_of_problem',
  params: { userId: 'text', problemId: 'uuid' },
  sql: `delete from day_pass d where d.user_id = :userId and d.problem_id = :problemId
    and not exists (select from round r where r.id = d.round_id and r.user_id = d.user_id)`,
})

export const findReservedProblem = statement({
  name: 'find_reserved_problem',
  params: { userId: 'text', day: 'date', number: 'int4' },
  columns: {
    roundId: 'uuid',
    id: 'uuid',
    category: 'text',
    difficulty: typed<Difficulty>('text'),
    text: 'text',
    form: typed<ProblemForm>('text'),
  },
  sql: `select d.round_id as "roundId", p.id, p.category, p.difficulty, p.text, p.form
    from day_pass d join problem p on p.id = d.problem_id
    where d.user_id = :userId and d.day = :day and d.number = :number and p.hidden_at is null`,
})

export const findProblemText = statement({
  name: 'find_problem_text',
  params: { problemId: 'uuid' },
  columns: { text: 'text', form: typed<ProblemForm>('text') },
  sql: 'select text, form from problem where id = :problemId',
})

/** Unless it was opened online. Its place among those handed out that day is another one if a replaced pass took it. */
export const openRoundFromPass = statement({
  name: 'open_round_from_pass',
  params: {
    roundId: 'uuid',
    userId: 'text',
    problemId: 'uuid',
    day: 'date',
    zone: 'text',
    number: 'int4',
    slots: 'int4',
    issuedAt: 'timestamptz',
  },
  sql: `insert into round (id, user_id, kind, problem_id, day, zone, number, slots, opened_at)
    select :roundId, :userId, 'daily', :problemId, :day, :zone,
      case when :number = any(array_agg(number)) then max(number) + 1 else :number end, :slots, :issuedAt
    from round where user_id = :userId and kind = 'daily' and day = :day
    on conflict (user_id, id) do nothing`,
})
