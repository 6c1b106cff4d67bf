import { type Day, dayAt, dayBefore, endOfDay, startOfDay } from '../day/day.ts'
import { countedDay, type HandedOut } from '../round/round.ts'

const hour = 3_600_000

const arrivesWithin = 72 * hour

/** Signed by the server, for finishing offline. */
export interface DayPass extends HandedOut {
  issuedAt: number
}

/** A session that arrives later counts for no day. */
export const arriveUntil = ({ day, zone }: HandedOut): number => endOfDay(day, zone) + arrivesWithin

/** Null: history only. Moments in ms; `finishedAt` by the device's clock without its measured skew. */
export function dayOfLateSession(pass: DayPass, finishedAt: number, receivedAt: number): Day | null {
  const { day, zone } = pass
  const isInOrder = pass.issuedAt <= finishedAt && finishedAt <= receivedAt
  const fits = finishedAt >= startOfDay(day, zone) && countedDay(pass, finishedAt, dayAt(finishedAt, zone)) === day
  const isInTime = receivedAt <= arriveUntil(pass)
  return isInOrder && fits && isInTime ? day : null
}

/** Its own day, at most one day back; else null. */
export const dayOfGuestSession = (handedOutOn: Day, today: Day): Day | null =>
  handedOutOn <= today && handedOutOn >= dayBefore(today) ? handedOutOn : null
