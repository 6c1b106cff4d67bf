import type { Reply } from '@app/contract/calls'
import { queryKey } from '../../api/api.ts'
import { storedFor } from '../../pwa/device/device-store.ts'
import type { StoredAnswer } from '../../pwa/device/rows.ts'

export type CarriedDay = Reply<'dayPasses'>['days'][number]
export type DayPass = CarriedDay['passes'][number]

const [finished] = queryKey('finishedRound')
const [handIn] = queryKey('submitSolutions')
const passesId = JSON.stringify(queryKey('dayPasses'))

interface Carried {
  days: readonly CarriedDay[]
  /** The estimated time of the server (ms). */
  now: number
}

/** The clock of the device is as wrong as it was when the server last answered, or it has been put right since. */
export function carriedIn(answers: readonly StoredAnswer[]): Carried {
  const stored = answers.find(({ id }) => id === passesId)
  if (!stored) return { days: [], now: Date.now() }
  const { now, days } = stored.data as Reply<'dayPasses'>
  const asWrong = Date.now() + Date.parse(now) - stored.at
  const known = [asWrong, Date.now()].find((moment) => dayOf({ days, now: moment }))
  return { days, now: known ?? asWrong }
}

/** The day that a session finished now counts for: its own date before a late one. */
export function dayOf({ days, now }: Carried): CarriedDay | undefined {
  return days.findLast(({ startsAt, finishBefore }) => Date.parse(startsAt) <= now && now < Date.parse(finishBefore))
}

/** What the server has said to lists that waited on this device, the last one first. */
export const repliesIn = (answers: readonly StoredAnswer[]) =>
  answers
    // During a rollout a process of the version before replies without the round.
    .filter(({ key: [name], data }) => name === handIn && (data as Partial<Reply<'submitSolutions'>>).round)
    .map(({ data, at }) => ({ ...(data as Reply<'submitSolutions'>), at }))
    .sort((a, b) => b.at - a.at)

/** Those that were finished with network after the passes came. */
export const finishedIn = (answers: readonly StoredAnswer[]): string[] => [
  ...answers.flatMap(({ key: [name], data }) => (name === finished ? (data as Reply<'finishedRound'>).id : [])),
  ...repliesIn(answers).map(({ round }) => round.id),
]

/** The next problem of today that is on the device: undefined without one, null where all are done. */
export async function nextOnDevice(person: string): Promise<DayPass | null | undefined> {
  const answers = await storedFor('answers', person)
  const today = dayOf(carriedIn(answers))
  if (!today) return undefined
  const done = new Set([...(await storedFor('outbox', person)).map(({ about }) => about.id), ...finishedIn(answers)])
  return today.passes.find(({ id }) => !done.has(id)) ?? null
}
