import type { Reply } from '@app/contract/calls'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { restoreQueriesOf } from './persisted-queries.ts'
import { acknowledgementOf, isQueued, listSubmissions } from './submission-queue/submission-store.ts'

export type OfflineDay = Reply<'dayPasses'>['days'][number]
export type DayPass = OfflineDay['passes'][number]

interface OfflineDays {
  days: readonly OfflineDay[]
  /** The estimated time of the server (ms). */
  now: number
}

/** The clock of the device is as wrong as it was when the server last answered, or it has been put right since. */
export function offlineDaysIn(answers: QueryClient): OfflineDays {
  const stored = answers.getQueryState<Reply<'dayPasses'>>(queryKey('dayPasses'))
  if (!stored?.data) return { days: [], now: Date.now() }
  const { now, days } = stored.data
  const asWrong = Date.now() + Date.parse(now) - stored.dataUpdatedAt
  const known = [asWrong, Date.now()].find((moment) => currentOfflineDay({ days, now: moment }))
  return { days, now: known ?? asWrong }
}

/** The day that a session finished now counts for: its own date before a late one. */
export function currentOfflineDay({ days, now }: OfflineDays): OfflineDay | undefined {
  return days.findLast(({ startsAt, finishBefore }) => Date.parse(startsAt) <= now && now < Date.parse(finishBefore))
}

/** The first problem of the day that is neither written here nor known to be finished. */
export function nextDayPass(answers: QueryClient, done: readonly string[]): DayPass | undefined {
  const finished = answers.getQueriesData<Reply<'finishedRound'>>({ queryKey: queryKey('finishedRound') })
  const isDone = new Set([...done, ...finished.map(([, round]) => round?.id)])
  return currentOfflineDay(offlineDaysIn(answers))?.passes.find(({ id }) => !isDone.has(id))
}

/** As the server previews the next problem; all null where none is left. */
export function previewOfPass(pass: DayPass | null | undefined): Reply<'peekProblem'> {
  const { id = null, text = null, form = null, practice = null } = pass ?? {}
  return { id, text, form, practice }
}

type SubmissionReply = Reply<'submitSolutions'>

/** What the server has said to a list that waited on this device. */
export type AcknowledgedReply = SubmissionReply & { at: number }

/** The lists of a person on this device: those that are not sent yet, what the server has said to others, and all. */
export async function submissionsOnDevice(person: string) {
  const lists = await listSubmissions(person)
  const replies: AcknowledgedReply[] = lists
    .map(acknowledgementOf)
    .flatMap((answered) => (answered?.reply ? [{ ...answered.reply, at: answered.at }] : []))
    .sort((a, b) => b.at - a.at)
  const waiting = lists.filter(isQueued).map(({ about: { id, day } }) => ({ id, day }))
  return { waiting, replies, written: lists.map(({ about }) => about.id) }
}

/** The next problem of today that is on the device: undefined without one, null where all are done. */
export async function nextDayPassOnDevice(person: string): Promise<DayPass | null | undefined> {
  const answers = await restoreQueriesOf(person)
  if (!currentOfflineDay(offlineDaysIn(answers))) return undefined
  const { written } = await submissionsOnDevice(person)
  return nextDayPass(answers, written) ?? null
}
