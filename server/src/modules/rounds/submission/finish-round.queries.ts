import type { Reading } from '@app/domain/coach/read-list'
import type { ThinkerSource } from '@app/domain/coach/technique-path'
import type { Day } from '@app/domain/day/day'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { IdeaSketch } from '@app/domain/scoring/parse-idea'
import type { Score } from '@app/domain/scoring/score'
import type { NotCountedReason } from '@app/domain/streak/late-submission'
import type { Database } from '../../../db/database.ts'
import { statement, typed } from '../../../db/statement.ts'
import type { UserStats } from '../../account/user-view.ts'
import type { AchievementView } from '../../achievements/unlock-achievements.ts'

export interface SubmissionOutcome extends UserStats {
  newAchievements?: AchievementView[]
}

const finishing = {
  userId: 'text',
  roundId: 'uuid',
  thinkerId: 'text?',
  form: 'text',
  stage: 'int4?',
  opener: 'int4?',
  thinkerBy: 'text?',
  finishedAt: 'timestamptz',
  receivedAt: 'timestamptz',
  day: 'date?',
  number: 'int4?',
  notCounted: typed<NotCountedReason | null>('text'),
  contentHash: 'text',
  outcome: typed<SubmissionOutcome>('jsonb'),
  score: typed<Score | null>('jsonb'),
  reading: typed<Reading | null>('jsonb'),
  texts: 'text[]',
  methods: 'text[]',
} as const

// One round trip for all that a round is finished with.
const finished = `finished as (
     update round set thinker_id = :thinkerId, finished_at = :finishedAt, received_at = :receivedAt, counted_day = :day,
       counted_number = :number, not_counted = :notCounted, content_hash = :contentHash, outcome = :outcome, score = :score, reading = :reading,
       form = :form, stage = :stage, opener = :opener, thinker_by = :thinkerBy
     where id = :roundId and user_id = :userId returning id, user_id, kind, problem_id)`
const solutions = `insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select f.id, f.user_id, f.kind, s.position, s.text, s.method, :finishedAt
     from finished f, unnest(:texts::text[], :methods::text[]) with ordinality as s(text, method, position)`

const finishRound = statement({ name: 'finish_round', params: finishing, sql: `with ${finished} ${solutions}` })

/**
 * After a `finished` of rounds: the end of a statement. Sketches only of people who wish to be counted, and once for each person and problem. A list takes one
 * step of the sequence, a hundred numbers, so that its ideas lie side by side also when others write.
 */
export const insertSketchesSql = `numbered as materialized (select nextval('idea_sketch_seq_seq') as first)
    insert into idea_sketch (seq, problem_id, user_id, round_id, position, stems, vector) overriding system value
    select n.first + s.position, f.problem_id, f.user_id, f.id, s.position, s.stems, decode(s.vector, 'base64')
    from numbered n, finished f join "user" u on u.id = f.user_id and u.counts_for_rarity,
      json_to_recordset(:sketches) as s(position int, stems text[], vector text)
    where not exists (select from round o where o.user_id = f.user_id and o.problem_id = f.problem_id and o.id <> f.id
      and exists (select from idea_sketch k where k.round_id = o.id and k.user_id = o.user_id))`

const finishAndSketch = statement({
  name: 'finish_round_and_sketch',
  params: { ...finishing, sketches: 'json' },
  sql: `with ${finished}, written as (${solutions}),
      ${insertSketchesSql}`,
})

export interface ScoredList {
  score: Score
  reading: Reading
  sketches: readonly (IdeaSketch | null)[]
}

/** Of the day that a round counts for, or why it counts for none. 0 takes no place. */
export type RoundPlace =
  | { day: Day; number: number; notCounted: null }
  | { day: null; number: null; notCounted: NotCountedReason }

/** What the session showed of a technique; all null where it showed none. */
export interface StoredPractice {
  stage: number | null
  opener: number | null
  thinkerBy: ThinkerSource | null
}

export interface FinishInput extends StoredPractice {
  userId: string
  roundId: string
  thinkerId: string | null
  form: ProblemForm
  finishedAt: Date
  receivedAt: Date
  place: RoundPlace
  contentHash: string
  solutions: readonly { text: string; method: 'text' | 'voice' }[]
  /** How the ideas did, for good, and what later lists are compared with; null where there is nothing to score. */
  scored: ScoredList | null
}

export async function saveFinish(db: Database, finish: FinishInput, outcome: SubmissionOutcome) {
  const { place, solutions, scored, ...stored } = finish
  const values = {
    ...stored,
    ...place,
    outcome,
    score: scored?.score ?? null,
    reading: scored?.reading ?? null,
    texts: solutions.map(({ text }) => text),
    methods: solutions.map(({ method }) => method),
  }
  const sketches = sketchRows(scored?.sketches ?? [])
  if (sketches.length > 0) await finishAndSketch(db, { ...values, sketches })
  else await finishRound(db, values)
}

export const sketchRows = (sketches: ScoredList['sketches']) =>
  sketches.flatMap((sketch, at) => (sketch ? [{ position: at + 1, ...toStoredSketch(sketch) }] : []))

/** As JSON: bytes have no form of their own in it. */
export const toStoredSketch = ({ stems, vector }: IdeaSketch) => ({
  stems,
  vector: vector && Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('base64'),
})
