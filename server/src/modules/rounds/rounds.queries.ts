import type { Day } from '@app/domain/day/day'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { IdeaSketch } from '@app/domain/scoring/parse-idea'
import type { Score } from '@app/domain/scoring/score'
import type { NotCountedReason } from '@app/domain/streak/late-submission'
import type { Database } from '../../db/database.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import type { UserStats } from '../account/user-view.ts'
import { type AchievementView, countsBeforeColumns, countsBeforeSql } from '../achievements/unlock-achievements.ts'

export const findOpenRound = statement({
  name: 'find_open_round',
  params: { userId: 'text' },
  columns: {
    id: 'uuid',
    day: 'date',
    zone: 'text',
    slots: 'int4',
    text: 'text',
    category: 'text',
    difficulty: typed<Difficulty>('text'),
    finishedOnItsDay: 'int4',
  },
  sql: `select r.id, r.day, r.zone, r.slots, p.text, p.category, p.difficulty,
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

/** To be handed in at once; the number is safe under the lock of the person. */
export const insertCustomRound = statement({
  name: 'insert_custom_round',
  params: {
    id: 'uuid',
    userId: 'text',
    problemText: 'text',
    day: 'date',
    zone: 'text',
    slots: 'int4',
    now: 'timestamptz',
  },
  sql: `insert into round (id, user_id, kind, custom_problem, day, zone, number, slots, opened_at)
    select :id, :userId, 'custom', :problemText, :day, :zone, coalesce(max(number), 0) + 1, :slots, :now
    from round where user_id = :userId and kind = 'custom' and day = :day
    on conflict (user_id, id) do nothing`,
})

/** What a visitor wrote, to be handed in at once: place 0 of its day, which there is only one of. */
export const insertGuestRound = statement({
  name: 'insert_guest_round',
  params: {
    id: 'uuid',
    userId: 'text',
    problemId: 'uuid',
    day: 'date',
    zone: 'text',
    slots: 'int4',
    handedOutAt: 'timestamptz',
  },
  columns: { id: 'uuid' },
  sql: `insert into round (id, user_id, kind, problem_id, day, zone, number, slots, opened_at)
    values (:id, :userId, 'daily', :problemId, :day, :zone, 0, :slots, :handedOutAt) on conflict do nothing
    returning id`,
})

/** Of a visit that somebody wants to keep; places are counted by UTC, rounds in the zone of the account. */
export const findGuestClaim = statement({
  name: 'find_guest_claim',
  params: { id: 'uuid', userId: 'text', day: 'date', browser: 'text', handedOutOn: 'date', number: 'int4' },
  columns: { isMine: 'bool', isClaimed: 'bool', isDayTaken: 'bool' },
  sql: `select exists (select from round where id = :id and user_id = :userId) as "isMine",
      exists (select from guest_handout where browser = :browser and day = :handedOutOn and number = :number
        and claimed_at is not null) as "isClaimed",
      exists (select from round where user_id = :userId and kind = 'daily' and day = :day and number = 0) as "isDayTaken"`,
})

export interface SubmissionOutcome extends UserStats {
  newAchievements?: AchievementView[]
}

export interface LastRound {
  day: Day
  thinkerId: string | null
  answer: string | null
}

/** A line that one of them was answered with is not said again. */
const sessionsWithoutRepeat = 5

export const findRoundToFinish = statement({
  name: 'find_round_to_finish',
  params: { id: 'uuid', userId: 'text', today: 'date', thinkerId: 'text?' },
  columns: {
    id: 'uuid',
    kind: typed<'daily' | 'custom'>('text'),
    day: 'date',
    zone: 'text',
    slots: 'int4',
    contentHash: 'text?',
    notCounted: typed<NotCountedReason | null>('text'),
    outcome: typed<SubmissionOutcome | null>('jsonb'),
    problemText: 'text',
    category: 'text?',
    difficulty: typed<Difficulty | null>('text'),
    ...countsBeforeColumns,
    finishedOnItsDay: 'int4',
    finishedToday: 'int4',
    thinkerSessions: 'int4',
    lastSessions: typed<LastRound[]>('json'),
  },
  sql: `select r.id, r.kind, r.day, r.zone, r.slots, r.content_hash as "contentHash",
      r.not_counted as "notCounted", r.outcome,
      coalesce(p.text, r.custom_problem) as "problemText", p.category, p.difficulty,
      ${countsBeforeSql},
      (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = r.day
        and f.counted_number > 0) as "finishedOnItsDay",
      (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = :today
        and f.counted_number > 0) as "finishedToday",
      (select count(*)::int from round t where t.user_id = :userId and t.thinker_id = :thinkerId
        and t.counted_day is not null) as "thinkerSessions",
      (select coalesce(json_agg(l), '[]') from (select counted_day as day, thinker_id as "thinkerId", answer from round
         where user_id = :userId and counted_day is not null
         order by counted_day desc, counted_number desc limit ${sessionsWithoutRepeat}) l) as "lastSessions"
    from round r left join problem p on p.id = r.problem_id where r.id = :id and r.user_id = :userId`,
})

export type RoundToFinish = RowOf<typeof findRoundToFinish>

/** Of a row of `idempotency_key`. */
export const isFreshKeySql = (key: string) => `${key}.created_at > :now::timestamptz - interval '2 days'`

export const findIdempotencyKey = statement({
  name: 'find_idempotency_key',
  params: { userId: 'text', key: 'text', now: 'timestamptz' },
  columns: { contentHash: 'text' },
  sql: `select content_hash as "contentHash" from idempotency_key i
    where user_id = :userId and key = :key and ${isFreshKeySql('i')}`,
})

export const saveIdempotencyKey = statement({
  name: 'save_idempotency_key',
  params: { userId: 'text', key: 'text', contentHash: 'text', now: 'timestamptz' },
  sql: `with forgotten as (
      delete from idempotency_key where user_id = :userId and key <> :key
        and created_at < :now::timestamptz - interval '2 days')
    insert into idempotency_key (user_id, key, content_hash, created_at) values (:userId, :key, :contentHash, :now)
    on conflict (user_id, key) do update set content_hash = excluded.content_hash, created_at = excluded.created_at`,
})

const finishing = {
  userId: 'text',
  roundId: 'uuid',
  thinkerId: 'text?',
  finishedAt: 'timestamptz',
  receivedAt: 'timestamptz',
  day: 'date?',
  number: 'int4?',
  notCounted: typed<NotCountedReason | null>('text'),
  contentHash: 'text',
  outcome: typed<SubmissionOutcome>('jsonb'),
  score: typed<Score | null>('jsonb'),
  answer: 'text?',
  texts: 'text[]',
  methods: 'text[]',
} as const

// One round trip for all that a round is finished with.
const finished = `finished as (
     update round set thinker_id = :thinkerId, finished_at = :finishedAt, received_at = :receivedAt, counted_day = :day,
       counted_number = :number, not_counted = :notCounted, content_hash = :contentHash, outcome = :outcome, score = :score, answer = :answer
     where id = :roundId and user_id = :userId returning id, user_id, kind, problem_id)`
const solutions = `insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select f.id, f.user_id, f.kind, s.position, s.text, s.method, :finishedAt
     from finished f, unnest(:texts::text[], :methods::text[]) with ordinality as s(text, method, position)`

const finishRound = statement({ name: 'finish_round', params: finishing, sql: `with ${finished} ${solutions}` })

// Sketches only of people who wish to be counted, and once for each person and problem. A list takes one step of the
// sequence, a hundred numbers, so that its ideas lie side by side also when others write.
const finishAndSketch = statement({
  name: 'finish_round_and_sketch',
  params: { ...finishing, sketches: 'json' },
  sql: `with ${finished}, written as (${solutions}),
      numbered as materialized (select nextval('idea_sketch_seq_seq') as first)
    insert into idea_sketch (seq, problem_id, user_id, round_id, position, stems, vector) overriding system value
    select n.first + s.position, f.problem_id, f.user_id, f.id, s.position, s.stems, decode(s.vector, 'base64')
    from numbered n, finished f join "user" u on u.id = f.user_id and u.counts_for_rarity,
      json_to_recordset(:sketches) as s(position int, stems text[], vector text)
    where not exists (select from round o where o.user_id = f.user_id and o.problem_id = f.problem_id and o.id <> f.id
      and exists (select from idea_sketch k where k.round_id = o.id and k.user_id = o.user_id))`,
})

export const saveProgress = statement({
  name: 'save_progress',
  params: { userId: 'text', finishedAt: 'timestamptz?', ...counters },
  sql: `update progress set streak_length = :streakLength, last_day = :lastDay, last_day_rounds = :lastDayRounds,
      last_day_solutions = :lastDaySolutions, total_solved = :totalSolved, last_finished_at = greatest(last_finished_at, :finishedAt),
      longest_streak = :longestStreak, freezes = :freezes, done_days = :doneDays, daily_solutions = :dailySolutions,
      custom_solutions = :customSolutions, recount_due = :recountDue
    where user_id = :userId`,
})

export interface ScoredList {
  score: Score
  sketches: readonly (IdeaSketch | null)[]
}

/** Of the day that a round counts for, or why it counts for none. 0 takes no place. */
export type RoundPlace =
  | { day: Day; number: number; notCounted: null }
  | { day: null; number: null; notCounted: NotCountedReason }

export interface FinishInput {
  userId: string
  roundId: string
  thinkerId: string | null
  finishedAt: Date
  receivedAt: Date
  place: RoundPlace
  contentHash: string
  solutions: readonly { text: string; method: 'text' | 'voice' }[]
  /** How the ideas did, for good, and what later lists are compared with; null where there is nothing to score. */
  scored: ScoredList | null
  answer: string | null
}

export async function saveFinish(db: Database, finish: FinishInput, outcome: SubmissionOutcome) {
  const { userId, roundId, thinkerId, finishedAt, receivedAt, place, contentHash, solutions, scored, answer } = finish
  const values = {
    ...{ userId, roundId, thinkerId, finishedAt, receivedAt, ...place, contentHash },
    ...{ outcome, answer, score: scored?.score ?? null },
    ...{ texts: solutions.map(({ text }) => text), methods: solutions.map(({ method }) => method) },
  }
  const sketches = sketchRows(scored?.sketches ?? [])
  if (sketches.length > 0) await finishAndSketch(db, { ...values, sketches })
  else await finishRound(db, values)
}

const sketchRows = (sketches: ScoredList['sketches']) =>
  sketches.flatMap((sketch, at) => (sketch ? [{ position: at + 1, ...toStoredSketch(sketch) }] : []))

/** As JSON: bytes have no form of their own in it. */
export const toStoredSketch = ({ stems, vector }: IdeaSketch) => ({
  stems,
  vector: vector && Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('base64'),
})
