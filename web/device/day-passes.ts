import type { Reply } from '@app/contract/calls'
import { hashKey } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import type { StoredAnswer } from './answers.ts'

export type CarriedDay = Reply<'dayPasses'>['days'][number]
export type DayPass = CarriedDay['passes'][number]

const [finished] = queryKey('finishedRound')
const passesId = hashKey(queryKey('dayPasses'))

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

/** The first problem of the day that is neither written here nor known to be finished. */
export function nextPass(answers: readonly StoredAnswer[], done: readonly string[]): DayPass | undefined {
  const known = answers.flatMap(({ key: [name], data }) =>
    name === finished ? (data as Reply<'finishedRound'>).id : [],
  )
  const isDone = new Set([...done, ...known])
  return dayOf(carriedIn(answers))?.passes.find(({ id }) => !isDone.has(id))
}
