import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { type RowOf, statement, typed } from '../../db/statement.ts'

export const findOpenRound = statement({
  name: 'find_open_round',
  params: { userId: 'text' },
  columns: {
    id: 'uuid',
    problemId: 'uuid',
    day: 'date',
    zone: 'text',
    slots: 'int4',
    text: 'text',
    category: 'text',
    difficulty: typed<Difficulty>('text'),
    form: typed<ProblemForm>('text'),
    finishedOnItsDay: 'int4',
  },
  sql: `select r.id, p.id as "problemId", r.day, r.zone, r.slots, p.text, p.category, p.difficulty, p.form,
      (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = r.day
        and f.counted_number > 0) as "finishedOnItsDay"
    from round r join problem p on p.id = r.problem_id
    where r.user_id = :userId and r.finished_at is null order by r.opened_at desc limit 1`,
})

export type OpenRound = RowOf<typeof findOpenRound>

const counters = {
  streakLength: 'int4',
  lastDay: 'date?',
  lastDayRounds: 'int4',
  lastDaySolutions: 'int4',
  totalSolved: 'int4',
  longestStreak: 'int4',
  freezes: 'int4',
  doneDays: 'int4',
  dailySolutions: 'int4',
  customSolutions: 'int4',
  recountDue: 'bool',
} as const

/** The holder of this row hands out or finishes the person's rounds; other requests wait. Makes it where it is missing. */
export const lockProgress = statement({
  name: 'lock_progress',
  params: { userId: 'text' },
  columns: counters,
  sql: `insert into progress (user_id) values (:userId)
    on conflict (user_id) do update set user_id = excluded.user_id
    returning streak_length as "streakLength", last_day as "lastDay", last_day_rounds as "lastDayRounds",
      last_day_solutions as "lastDaySolutions", total_solved as "totalSolved", longest_streak as "longestStreak",
      freezes, done_days as "doneDays", daily_solutions as "dailySolutions", custom_solutions as "customSolutions",
      recount_due as "recountDue"`,
})

export type Progress = RowOf<typeof lockProgress>

export const saveProgress = statement({
  name: 'save_progress',
  params: { userId: 'text', finishedAt: 'timestamptz?', ...counters },
  sql: `update progress set streak_length = :streakLength, last_day = :lastDay, last_day_rounds = :lastDayRounds,
      last_day_solutions = :lastDaySolutions, total_solved = :totalSolved, last_finished_at = greatest(last_finished_at, :finishedAt),
      longest_streak = :longestStreak, freezes = :freezes, done_days = :doneDays, daily_solutions = :dailySolutions,
      custom_solutions = :customSolutions, recount_due = :recountDue
    where user_id = :userId`,
})

/** A later place may be taken before it: problems are finished offline in any order. */
export const findFreeRoundNumber = statement({
  name: 'find_free_round_number',
  params: { userId: 'text', day: 'date' },
  columns: { number: 'int4' },
  sql: `with taken as (select number from round where user_id = :userId and kind = 'daily' and day = :day
      and number > 0)
    select min(n)::int as number from generate_series(1, (select count(*)::int + 1 from taken)) as n
    where n not in (select number from taken)`,
})

export const insertRound = statement({
  name: 'insert_round',
  params: {
    id: 'uuid',
    userId: 'text',
    problemId: 'uuid',
    day: 'date',
    zone: 'text',
    number: 'int4',
    slots: 'int4',
    now: 'timestamptz',
  },
  sql: `insert into round (id, user_id, kind, problem_id, day, zone, number, slots, opened_at)
    values (:id, :userId, 'daily', :problemId, :day, :zone, :number, :slots, :now)`,
})
