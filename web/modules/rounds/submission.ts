import type { Body, Reply } from '@app/contract/calls'
import type { Day } from '@app/domain/day/day'

export interface OpenRound extends Reply<'openRound'> {
  /** Where the device carried it: the server may not have opened it yet. */
  pass?: string
}

export interface SubmissionInput {
  body: Body<'submitSolutions'>
  key: string
}

/** With what lets the server judge a problem that the device carried; of the times it believes only their distance. */
export const withDayPass = (
  body: SubmissionInput['body'],
  pass: string | undefined,
  at: string,
): SubmissionInput['body'] =>
  pass === undefined ? body : { ...body, fromDevice: { pass, finishedAt: at, sentAt: at } }

export interface QueuedReply {
  isQueued: true
  /** Otherwise it lasts as long as this page, and the draft stays. */
  isStored: boolean
  day: Day
  finishedAt: number
  texts: readonly string[]
}
