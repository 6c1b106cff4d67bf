import { createHash } from 'node:crypto'
import type { Reply } from '@app/contract/call'
import type { submitSolutions as call } from '@app/contract/challenge'
import { roundsPerDay } from '@app/domain/plan'
import { judgeHandIn } from '@app/domain/round'
import { advanceRun, streakOn } from '@app/domain/streak'
import type * as z from 'zod/v4/core'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/session.ts'
import { type Standing, standingOf, userView } from '../../http/user-view.ts'
import {
  doneDays,
  findKey,
  findRoundToFinish,
  keepProgress,
  lockProgress,
  type Progress,
  type RoundToFinish,
  saveFinish,
  saveKey,
} from './challenge.queries.ts'
import { dailyLimit } from './daily-limit.ts'
import { slotsOf } from './open-round.ts'

type HandIn = z.output<(typeof call)['body']>

/** Hands in a round, once. The same content again, by a second click or after a lost reply, gets the first answer again. */
export async function submitSolutions(
  deps: Deps,
  person: Person,
  handIn: HandIn,
  key: string | undefined,
): Promise<Reply<typeof call>> {
  const now = deps.now()
  const contentHash = hashOf(handIn)
  const standing = await deps.transact(async (db) => {
    const [progress] = await lockProgress(db, person.id)
    if (!progress) throw new Error('There is no progress to lock.')
    if (key !== undefined) await refuseOtherUse(db, person.id, { key, contentHash, now })
    const [round] = await findRoundToFinish(db, handIn.problemId, person.id, person.today)
    if (!round) throw new AppError('round_not_found')
    if (round.outcome) return repeated(round, contentHash)
    // Only what was taken is remembered: a refused hand-in leaves its key free.
    if (key !== undefined) await saveKey(db, person.id, key, contentHash, now)
    return await finish(db, { person: { ...person, ...progress }, round, handIn, contentHash, now })
  })
  return { user: userView(person, standing), newAchievements: [], feedback: null }
}

const hashOf = ({ problemId, submittedSolutions, submissionMethod, thinkerId }: HandIn) =>
  createHash('sha256')
    .update(JSON.stringify([problemId, submittedSolutions, submissionMethod, thinkerId ?? null]))
    .digest('base64url')

interface KeyUse {
  key: string
  contentHash: string
  now: Date
}

async function refuseOtherUse(db: Database, userId: string, { key, contentHash, now }: KeyUse) {
  const [used] = await findKey(db, userId, key, now)
  if (used && used.contentHash !== contentHash) throw new AppError('key_reused')
}

function repeated({ outcome, contentHash }: RoundToFinish, sent: string): Standing {
  if (!outcome || contentHash !== sent) throw new AppError('round_finished')
  return outcome
}

interface Finishing {
  person: Person
  round: RoundToFinish
  handIn: HandIn
  contentHash: string
  now: Date
}

async function finish(db: Database, { person, round, handIn, contentHash, now }: Finishing): Promise<Standing> {
  const finishedOn = (day: string) => (day === round.day ? round.finishedOnItsDay : round.finishedToday)
  const verdict = judgeHandIn({
    round,
    solutions: handIn.submittedSolutions.length,
    slotsToday: slotsOf(person),
    now: now.getTime(),
    today: person.today,
    finishedOn,
    limit: roundsPerDay[person.plan],
  })
  if ('refused' in verdict) throw refusalOf(verdict.refused, person, now)

  const day = verdict.counts
  const solutions = handIn.submittedSolutions.map((text, i) => ({ text, method: handIn.submissionMethod[i] ?? 'text' }))
  const progress = await progressAfter(db, person, day, solutions.length)
  const standing = standingOf({ ...person, ...progress, streakLength: progress.length, lastFinishedAt: now })
  const counts = { day, number: finishedOn(day) + 1 }
  const { id: roundId, zone } = round
  const thinkerId = handIn.thinkerId ?? null
  await saveFinish(
    db,
    { userId: person.id, roundId, zone, thinkerId, finishedAt: now, counts, contentHash, solutions },
    standing,
  )
  await keepProgress(db, person.id, progress, now)
  return standing
}

const refusalOf = (refused: 'too_many_solutions' | 'round_expired' | 'daily_limit', person: Person, now: Date) =>
  refused === 'daily_limit' ? dailyLimit(person, now) : new AppError(refused)

/** The counted numbers after one more round on `day`. Only a late day needs the whole log. */
async function progressAfter(db: Database, person: Person, day: string, solutions: number) {
  const run = { lastDay: person.lastDay, length: person.streakLength }
  const advanced = advanceRun(run, day, person.zone) ?? {
    ...run,
    length: streakOn(run.lastDay ?? day, new Set([...(await doneDays(db, person.id)), day]), person.zone),
  }
  const before: Pick<Progress, 'lastDayRounds' | 'lastDaySolutions'> =
    advanced.lastDay === person.lastDay ? person : { lastDayRounds: 0, lastDaySolutions: 0 }
  const onLastDay = advanced.lastDay === day
  return {
    ...advanced,
    streakLength: advanced.length,
    lastDayRounds: before.lastDayRounds + (onLastDay ? 1 : 0),
    lastDaySolutions: before.lastDaySolutions + (onLastDay ? solutions : 0),
    totalSolved: person.totalSolved + 1,
  }
}
