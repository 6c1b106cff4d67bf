import type { Day } from '@app/domain/day/day'
import type { Difficulty } from '@app/domain/round/difficulty'
import type { Score } from '@app/domain/score/score'
import type { Sketch } from '@app/domain/score/sketch'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { UserStats } from '../account/user-view.ts'
import { type DeedsBefore, deedsBefore } from '../achievements/achievement.queries.ts'
import type { AchievementView } from '../achievements/unlock.ts'

export interface OpenRound {
  id: string
  day: Day
  zone: string
  slots: number
  text: string
  category: string
  difficulty: Difficulty
  finishedOnItsDay: number
}

/** The newest round that is handed out and not finished. */
export const findOpenRound = statement<OpenRound>(
  'find_open_round',
  `select r.id, r.day, r.zone, r.slots, p.text, p.category, p.difficulty,
     (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = r.day
       and f.counted_number > 0) as "finishedOnItsDay"
   from round r join problem p on p.id = r.problem_id
   where r.user_id = $1 and r.finished_at is null order by r.opened_at desc limit 1`,
)

export interface Progress {
  streakLength: number
  lastDay: Day | null
  lastDayRounds: number
  lastDaySolutions: number
  totalSolved: number
  longestStreak: number
  freezes: number
  doneDays: number
  dailySolutions: number
  customSolutions: number
  recountDue: boolean
}

/** Whoever holds this row hands out or finishes the person's rounds; everybody else waits. Makes it where it is missing. */
export const lockProgress = statement<Progress>(
  'lock_progress',
  `insert into progress (user_id) values ($1)
   on conflict (user_id) do update set user_id = excluded.user_id
   returning streak_length as "streakLength", last_day as "lastDay", last_day_rounds as "lastDayRounds",
     last_day_solutions as "lastDaySolutions", total_solved as "totalSolved", longest_streak as "longestStreak",
     freezes, done_days as "doneDays", daily_solutions as "dailySolutions", custom_solutions as "customSolutions",
     recount_due as "recountDue"`,
)

export const countHandedOut = statement<{ count: number }>(
  'count_handed_out',
  `select count(*)::int as count from round where user_id = $1 and kind = 'daily' and day = $2
     and number > 0`,
)

export const insertRound = statement<{ id: string }>(
  'insert_round',
  `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
   values ($1, 'daily', $2, $3, $4, $5, $6, $7) returning id`,
)

/** A round of a problem of one's own, to be handed in at once; the number is safe under the lock of the person. */
export const insertCustomRound = statement(
  'insert_custom_round',
  `insert into round (id, user_id, kind, custom_problem, day, zone, number, slots, opened_at)
   select $1, $2, 'custom', $3, $4, $5, coalesce(max(number), 0) + 1, $6, $7
   from round where user_id = $2 and kind = 'custom' and day = $4
   on conflict (id) do nothing`,
)

/** What a visitor wrote, to be handed in at once: place 0 of its day, which there is only one of. */
export const insertGuestRound = statement<{ id: string }>(
  'insert_guest_round',
  `insert into round (id, user_id, kind, problem_id, day, zone, number, slots, opened_at)
   values ($1, $2, 'daily', $3, $4, $5, 0, $6, $7) on conflict do nothing returning id`,
)

export const hasRound = statement<{ id: string }>('has_round', 'select id from round where id = $1 and user_id = $2')

/** What a finished round led to; asked again, it is answered again. */
export interface Outcome extends UserStats {
  newAchievements?: AchievementView[]
}

export interface RoundToFinish extends DeedsBefore {
  id: string
  kind: 'daily' | 'custom'
  day: Day
  zone: string
  slots: number
  contentHash: string | null
  outcome: Outcome | null
  score: Score | null
  finishedOnItsDay: number
  finishedToday: number
}

export const findRoundToFinish = statement<RoundToFinish>(
  'find_round_to_finish',
  `select r.id, r.kind, r.day, r.zone, r.slots, r.content_hash as "contentHash", r.outcome, r.score,
     ${deedsBefore('$2', '$4')},
     (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = r.day
       and f.counted_number > 0) as "finishedOnItsDay",
     (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = $3
       and f.counted_number > 0) as "finishedToday"
   from round r where r.id = $1 and r.user_id = $2`,
)

/** What this key was used for in the last two days. */
export const findKey = statement<{ contentHash: string }>(
  'find_idempotency_key',
  `select content_hash as "contentHash" from idempotency_key
   where user_id = $1 and key = $2 and created_at > $3::timestamptz - interval '2 days'`,
)

/** Remembers a key with what it was used for, and forgets the person's old ones. */
export const saveKey = statement(
  'save_idempotency_key',
  `with forgotten as (
     delete from idempotency_key where user_id = $1 and key <> $2 and created_at < $4::timestamptz - interval '2 days')
   insert into idempotency_key (user_id, key, content_hash, created_at) values ($1, $2, $3, $4)
   on conflict (user_id, key) do update set content_hash = excluded.content_hash, created_at = excluded.created_at`,
)

// One round trip for all that a round is finished with.
const finished = `finished as (
     update round set thinker_id = $2, finished_at = $3, received_at = $3, counted_day = $4, counted_number = $5,
       content_hash = $6, outcome = $7, score = $8 where id = $1 returning id, user_id, kind, problem_id)`
const solutions = `insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select f.id, f.user_id, f.kind, s.position, s.text, s.method, $3
     from finished f, unnest($9::text[], $10::text[]) with ordinality as s(text, method, position)`

const finishRound = statement('finish_round', `with ${finished} ${solutions}`)

// Sketches only of people who wish to be counted, and once for each person and problem. A list takes one step of the
// sequence, a hundred numbers, so that its ideas lie side by side whoever writes at the same moment.
const finishAndSketch = statement(
  'finish_round_and_sketch',
  `with ${finished}, written as (${solutions}),
     numbered as materialized (select nextval('idea_sketch_seq_seq') as first)
   insert into idea_sketch (seq, problem_id, round_id, position, stems) overriding system value
   select n.first + s.position, f.problem_id, f.id, s.position, s.stems
   from numbered n, finished f join "user" u on u.id = f.user_id and u.counts_for_rarity,
     json_to_recordset($11) as s(position int, stems text[])
   where not exists (select from round o where o.user_id = f.user_id and o.problem_id = f.problem_id and o.id <> f.id
     and exists (select from idea_sketch k where k.round_id = o.id))`,
)

const saveProgress = statement(
  'save_progress',
  `update progress set streak_length = $2, last_day = $3, last_day_rounds = $4, last_day_solutions = $5,
     total_solved = $6, last_finished_at = $7, longest_streak = $8, freezes = $9, done_days = $10,
     daily_solutions = $11, custom_solutions = $12, recount_due = $13 where user_id = $1`,
)

/** What a list of a round says, found before any row is held. */
export interface Scored {
  score: Score
  sketches: readonly (Sketch | null)[]
}

export interface Finish {
  roundId: string
  thinkerId: string | null
  finishedAt: Date
  counts: { day: Day; number: number }
  contentHash: string
  solutions: readonly { text: string; method: 'text' | 'voice' }[]
  /** How the ideas did, for good, and what later lists are compared with; null where there is nothing to score. */
  scored: Scored | null
}

/** Puts down what was handed in, the day it counts for, and how it did. */
export async function saveFinish(db: Database, finish: Finish, outcome: Outcome) {
  const { roundId, thinkerId, finishedAt, counts, contentHash, solutions, scored } = finish
  const values = [
    ...[roundId, thinkerId, finishedAt, counts.day, counts.number, contentHash],
    ...[JSON.stringify(outcome), scored && JSON.stringify(scored.score)],
    ...[solutions.map(({ text }) => text), solutions.map(({ method }) => method)],
  ]
  const kept = keptOf(scored?.sketches ?? [])
  if (kept.length > 0) await finishAndSketch(db, ...values, JSON.stringify(kept))
  else await finishRound(db, ...values)
}

const keptOf = (sketches: Scored['sketches']) =>
  sketches.flatMap((sketch, at) => (sketch ? [{ position: at + 1, stems: sketch.stems }] : []))

/** Keeps the counted numbers beside the log. */
export const keepProgress = (db: Database, userId: string, progress: Progress, finishedAt: Date) =>
  saveProgress(
    db,
    userId,
    progress.streakLength,
    progress.lastDay,
    progress.lastDayRounds,
    progress.lastDaySolutions,
    progress.totalSolved,
    finishedAt,
    progress.longestStreak,
    progress.freezes,
    progress.doneDays,
    progress.dailySolutions,
    progress.customSolutions,
    progress.recountDue,
  )
