import type { Body, Reply } from '@app/contract/calls'
import type { RefusalCode } from '@app/contract/refusals'
import { type Day, dayAt } from '@app/domain/day/day'
import { slotsFor } from '@app/domain/rounds/slots'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import type { User } from '../../../api/session.ts'
import { type DayPass, nextDayPassOnDevice, offlineDaysIn, previewOfPass } from '../../../device/day-passes.ts'
import { restoreQueriesOf } from '../../../device/persisted-queries.ts'
import { withDayPass } from '../../../device/submission-queue/send-submissions.ts'
import { requestBackgroundSync } from '../../../device/submission-queue/submission-queue.ts'
import { saveSubmission } from '../../../device/submission-queue/submission-store.ts'
import { countRoundInCache, markDayDoneInCache } from './cache-submission.ts'

export interface OpenRound extends Reply<'openRound'> {
  /** Where the device carried it: the server may not have opened it yet. */
  pass?: string
}

export interface SubmissionInput {
  body: Body<'submitSolutions'>
  key: string
}

export interface QueuedReply {
  isQueued: true
  /** Otherwise it lasts as long as this page, and the draft stays. */
  isStored: boolean
  day: Day
  finishedAt: number
  texts: readonly string[]
}

/** The next problem of today that lies on the device; `error` where there is none. */
export async function openRoundOnDevice(cache: QueryClient, userId: string, error: unknown): Promise<OpenRound> {
  const next = await nextDayPassOnDevice(userId)
  const user = cache.getQueryData<User>(queryKey('currentUser'))
  if (next === undefined || !user) throw error
  if (next === null) throw allDone
  return roundOfPass(next, user)
}

/** As many slots as the person has by what the server last said of them. */
export const roundOfPass = (carried: DayPass, user: User): OpenRound => {
  const { id, text, category, difficulty, form, practice, pass } = carried
  return { id, text, category, difficulty, form, practice, slots: slotsFor(user), pass }
}

/** As the server refuses; the screen knows the sentence. */
const allDone = new ApiError(429, JSON.stringify({ code: 'daily_limit' satisfies RefusalCode }))

interface QueueInput extends SubmissionInput {
  userId: string
  round: OpenRound
}

/** Stores the list until there is network. The key makes the same list count once, however often it is sent. */
export async function queueSubmission(
  cache: QueryClient,
  { userId, round, body, key }: QueueInput,
): Promise<QueuedReply> {
  const carried = offlineDaysIn(await restoreQueriesOf(userId))
  const finishedAt = Date.now()
  const zone = cache.getQueryData<User>(queryKey('currentUser'))?.timeZone ?? 'UTC'
  const own = carried.days.find(({ passes }) => passes.some(({ id }) => id === round.id))
  const pass = round.pass ?? own?.passes.find(({ id }) => id === round.id)?.pass
  const day = own && carried.now < Date.parse(own.finishBefore) ? own.day : dayAt(carried.now, zone)
  const isStored = await saveSubmission({
    person: userId,
    id: key,
    call: 'submitSolutions',
    body: { ...withDayPass(body, pass, new Date(finishedAt).toISOString()) },
    at: finishedAt,
    about: { id: round.id, day, title: round.text, texts: body.submittedSolutions },
    status: 'queued',
  })
  void requestBackgroundSync().catch(() => undefined)
  await showWithoutNetwork(cache, userId, day)
  return { isQueued: true, isStored, day, finishedAt: carried.now, texts: body.submittedSolutions }
}

/** The dashboard counts it before the server does, as a day that is done and a session that is used. */
async function showWithoutNetwork(cache: QueryClient, userId: string, day: string) {
  const next = await nextDayPassOnDevice(userId)
  cache.setQueryData(queryKey('peekProblem'), previewOfPass(next))
  countRoundInCache(cache)
  markDayDoneInCache(cache, day)
}
