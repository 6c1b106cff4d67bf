import { type Day, dayAt, dayBefore, endOfDay, startOfDay } from '../day/day.ts'
import { countedDay } from '../round/round.ts'

const hour = 3_600_000

/** A late session arrives within so long after the end of its day (ms). */
const arrivesWithin = 72 * hour

/** Leave to finish a day's round offline, as the server signed it. */
export interface DayPass {
  day: Day
  zone: string
  issuedAt: number
}

/**
 * The day that a session finished offline counts for; null: it goes to the history only. Moments in ms, `finishedAt`
 * by the device's clock after its measured skew is taken off.
 */
export function dayOfLateSession(pass: DayPass, finishedAt: number, receivedAt: number): Day | null {
  const { day, zone } = pass
  const isInOrder = pass.issuedAt <= finishedAt && finishedAt <= receivedAt
  const fits = finishedAt >= startOfDay(day, zone) && countedDay(pass, finishedAt, dayAt(finishedAt, zone)) === day
  const isInTime = receivedAt <= endOfDay(day, zone) + arrivesWithin
  return isInOrder && fits && isInTime ? day : null
}

/** The day that a guest's session counts for once they have an account: its own, at most one day back; else null. */
export const dayOfGuestSession = (handedOutOn: Day, today: Day): Day | null =>
  handedOutOn <= today && handedOutOn >= dayBefore(today) ? handedOutOn : null
