import { type Day, dayAt, dayBefore, endOfDay, startOfDay } from '../day/day.ts'
import { countedDay, graceEnd, type HandedOut } from '../rounds/round.ts'
import { hoursToArrive } from './hours-to-arrive.ts'

export interface DayPass extends HandedOut {
  issuedAt: number
}

export const arriveUntil = ({ day, zone }: HandedOut): number => endOfDay(day, zone) + hoursToArrive * 3_600_000

export const lateReasons = ['other_zone', 'arrived_late', 'wrong_order', 'not_its_day', 'day_full'] as const
export type LateReason = (typeof lateReasons)[number]

/** In ms; `finishedAt` by the device's clock without its skew. */
export interface LateSession {
  finishedAt: number
  receivedAt: number
}

/** A wrong clock is as wrong at sending: only the time between the two is believed. */
export const withoutSkew = ({ finishedAt, sentAt }: { finishedAt: number; sentAt: number }, receivedAt: number) =>
  receivedAt - (sentAt - finishedAt)

export function reasonAgainst(pass: DayPass, { finishedAt, receivedAt }: LateSession): LateReason | null {
  const { day, zone } = pass
  if (receivedAt > arriveUntil(pass)) return 'arrived_late'
  if (finishedAt < pass.issuedAt || finishedAt > receivedAt) return 'wrong_order'
  const fits = finishedAt >= startOfDay(day, zone) && countedDay(pass, finishedAt, dayAt(finishedAt, zone)) === day
  return fits ? null : 'not_its_day'
}

interface Account {
  zoneThen: string
  zone: string
  today: Day
}

/** Our clock judges what arrives on the day of its pass, or on the day on which it was finished. */
export function judgeArrival(pass: DayPass, session: LateSession, account: Account): 'by_receipt' | LateReason | null {
  if (pass.zone !== account.zoneThen) return 'other_zone'
  const { finishedAt, receivedAt } = session
  const isWithinItsDay = receivedAt >= startOfDay(pass.day, pass.zone) && receivedAt < graceEnd(pass)
  const isOfToday =
    finishedAt >= graceEnd(pass) && finishedAt <= receivedAt && dayAt(finishedAt, account.zone) === account.today
  return isWithinItsDay || isOfToday ? 'by_receipt' : reasonAgainst(pass, session)
}

export const dayOfGuestSession = (handedOutOn: Day, today: Day): Day | null =>
  handedOutOn <= today && handedOutOn >= dayBefore(today) ? handedOutOn : null
