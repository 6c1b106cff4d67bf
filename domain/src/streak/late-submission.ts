import { type Day, dayAt, dayBefore, endOfDay, startOfDay } from '../day/day.ts'
import { type AssignedDay, dayCountedFor, graceEndsAt } from '../rounds/round.ts'

/** After the end of its day. */
export const lateArrivalHours = 72

export interface DayPass extends AssignedDay {
  issuedAt: number
}

export const arrivalDeadline = ({ day, zone }: AssignedDay): number =>
  endOfDay(day, zone) + lateArrivalHours * 3_600_000

export const notCountedReasons = ['other_zone', 'arrived_late', 'wrong_order', 'not_its_day', 'day_full'] as const
export type NotCountedReason = (typeof notCountedReasons)[number]

/** In ms; `finishedAt` by the device's clock without its skew. */
export interface LateSubmission {
  finishedAt: number
  receivedAt: number
}

/** A wrong clock is as wrong at sending: only the time between the two is believed. */
export const correctClockSkew = ({ finishedAt, sentAt }: { finishedAt: number; sentAt: number }, receivedAt: number) =>
  receivedAt - (sentAt - finishedAt)

export function findNotCountedReason(
  pass: DayPass,
  { finishedAt, receivedAt }: LateSubmission,
): NotCountedReason | null {
  const { day, zone } = pass
  if (receivedAt > arrivalDeadline(pass)) return 'arrived_late'
  if (finishedAt < pass.issuedAt || finishedAt > receivedAt) return 'wrong_order'
  const fits = finishedAt >= startOfDay(day, zone) && dayCountedFor(pass, finishedAt, dayAt(finishedAt, zone)) === day
  return fits ? null : 'not_its_day'
}

interface Account {
  zoneThen: string
  zone: string
  today: Day
}

/** Our clock judges what arrives on the day of its pass, or on the day on which it was finished. */
export function decideArrival(
  pass: DayPass,
  submission: LateSubmission,
  account: Account,
): 'by_receipt' | NotCountedReason | null {
  if (pass.zone !== account.zoneThen) return 'other_zone'
  const { finishedAt, receivedAt } = submission
  const isWithinItsDay = receivedAt >= startOfDay(pass.day, pass.zone) && receivedAt < graceEndsAt(pass)
  const isOfToday =
    finishedAt >= graceEndsAt(pass) && finishedAt <= receivedAt && dayAt(finishedAt, account.zone) === account.today
  return isWithinItsDay || isOfToday ? 'by_receipt' : findNotCountedReason(pass, submission)
}

export const dayOfGuestRound = (handedOutOn: Day, today: Day): Day | null =>
  handedOutOn <= today && handedOutOn >= dayBefore(today) ? handedOutOn : null
