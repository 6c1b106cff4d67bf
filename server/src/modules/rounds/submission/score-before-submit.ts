import { techniques } from '@app/content/techniques'
import { asksForVariations } from '@app/domain/coach/coach-rules'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { statement, typed } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import type { RoundsDeps } from '../open-round.ts'
import { decidePlace, type PlaceInput } from './decide-place.ts'
import { isFreshKeySql } from './submission.queries.ts'
import { type Submission, shownThinkerOf } from './submission.ts'

// `day`, `zone` and `slots` are those of a round that is not written yet.
const predictRound = statement({
  name: 'predict_round',
  params: {
    roundId: 'uuid',
    userId: 'text',
    today: 'date',
    day: 'date?',
    zone: 'text?',
    slots: 'int4?',
    key: 'text?',
    contentHash: 'text',
    now: 'timestamptz',
  },
  columns: {
    problemId: 'uuid?',
    text: 'text?',
    form: typed<ProblemForm>('text'),
    day: 'date?',
    zone: 'text?',
    slots: 'int4?',
    isFinished: 'bool',
    isKeyUsed: 'bool',
    finishedOnItsDay: 'int4',
    finishedToday: 'int4',
  },
  sql: `select p.id as "problemId", p.text, coalesce(p.form, 'idea') as form, r.day, r.zone, r.slots, r.finished_at is not null as "isFinished",
      exists (select from idempotency_key i where i.user_id = :userId and i.key = :key
        and i.content_hash <> :contentHash and ${isFreshKeySql('i')}) as "isKeyUsed",
      (select count(*)::int from round f where f.user_id = :userId and f.counted_day = r.day
        and f.counted_number > 0) as "finishedOnItsDay",
      (select count(*)::int from round f where f.user_id = :userId and f.counted_day = :today
        and f.counted_number > 0) as "finishedToday"
    from (select k.problem_id, k.finished_at, coalesce(k.day, g.day) as day, coalesce(k.zone, g.zone) as zone,
        coalesce(k.slots, g.slots) as slots
      from (select :day::date as day, :zone::text as zone, :slots::int as slots) g
      left join round k on k.id = :roundId and k.user_id = :userId) r
    left join problem p on p.id = r.problem_id`,
})

interface Unscored extends Pick<PlaceInput, 'variant' | 'now'> {
  submission: Submission
  key: string | undefined
  contentHash: string
}

/**
 * Scores a list before its transaction. Null, and the list stays unscored, where the submission will be refused, the
 * person has reached the limit of lists that count for no day, or scoring failed.
 */
export async function scoreBeforeSubmit(deps: RoundsDeps, person: Person, unscored: Unscored) {
  const { db, limits, scoring } = deps
  const { submission, variant, key = null, contentHash, now } = unscored
  const given = variant.kind === 'daily' ? null : variant.round
  const { id: userId, today } = person
  const { day: givenDay = null, zone: givenZone = null, slots: givenSlots = null } = given ?? {}
  const ahead = { roundId: submission.problemId, userId, today, day: givenDay, zone: givenZone, slots: givenSlots }
  const [found] = await predictRound(db, { ...ahead, key, contentHash, now })
  if (!found || found.isFinished || found.isKeyUsed) return null
  const { problemId, text, form, day, zone, slots, ...counts } = found
  const list =
    given ?? (problemId !== null && text !== null && slots !== null ? { problemId, text, form, slots } : null)
  if (!list || day === null || zone === null || slots === null) return null
  const input = { person, round: { day, zone, slots, ...counts }, submission, variant, now }
  const foreseen = await decidePlace(db, input).catch(refused)
  if (!foreseen) return null
  const isFree = foreseen.notCounted === null || (await limits.consume('uncountedListsOfPerson', userId)) === null
  if (!isFree) return null
  const shown = { opener: openerOf(submission), isVaried: asksForVariations(shownThinkerOf(submission)) }
  return await scoring.scoreList({ ...list, ...shown }, submission.submittedSolutions)
}

const openerOf = ({ thinkerId, practice }: Submission) =>
  thinkerId && techniques[thinkerId].openers[practice?.opener ?? -1]

/** The submission itself says why. */
function refused(error: unknown) {
  if (error instanceof AppError) return null
  throw error
}
