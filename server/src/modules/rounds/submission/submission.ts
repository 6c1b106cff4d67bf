import type { ParsedBody } from '@app/contract/calls'
import type { Day } from '@app/domain/day/day'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { NotCountedReason } from '@app/domain/streak/late-submission'
import type { Database } from '../../../db/database.ts'
import type { Person } from '../../../http/person.ts'
import type { GuestHandout } from '../../guest/guest-handout.ts'
import type { SignedDayPass } from '../day-pass-token.ts'
import { openRoundFromPass } from '../day-passes.queries.ts'
import { insertClaimedRound } from './guest-claim.ts'
import { insertCustomRound } from './submission.queries.ts'

export type Submission = Omit<ParsedBody<'submitSolutions'>, 'fromDevice'>

type SentList = Pick<ParsedBody<'solveCustom'>, 'solutions' | 'submissionMethod' | 'thinkerId' | 'practice'>

/** Of a list that comes together with its round. */
export const submissionOf = (
  problemId: string,
  { solutions, submissionMethod = solutions.map(() => 'text' as const), thinkerId, practice }: SentList,
): Submission => ({ problemId, submittedSolutions: solutions, submissionMethod, thinkerId, practice })

/** A step of the coach is the one task of its session: a technique is beside it only where the person chose it. */
export const shownStageOf = ({ practice }: Submission) =>
  !practice || (practice.stepId && practice.thinkerBy !== 'person') ? null : practice.stage

/** Whose technique the session has shown. */
export const shownThinkerOf = (submission: Submission) =>
  shownStageOf(submission) === null ? null : (submission.thinkerId ?? null)

/** What the round will be where it is not written yet. */
export interface UnwrittenRound {
  problemId?: string
  text: string
  day: Day
  zone: string
  slots: number
  form: ProblemForm
}

/** By the pass that the device carried, now or days later. `lateness` is why the list may count for no day. */
interface DeviceVariant {
  kind: 'device'
  round: UnwrittenRound
  pass: SignedDayPass
  lateness: 'by_receipt' | NotCountedReason | null
  finishedAt: Date
}

/** How a list came. Of a daily one the round was opened before. */
export type SubmissionVariant =
  | { kind: 'daily' }
  | DeviceVariant
  | { kind: 'custom'; round: UnwrittenRound }
  | { kind: 'guest'; round: UnwrittenRound; handout: GuestHandout }

interface InsertInput {
  id: string
  person: Person
  variant: Exclude<SubmissionVariant, { kind: 'daily' }>
  now: Date
}

/** Nothing where the same round is there already. */
export function insertSubmittedRound(db: Database, { id, person, variant, now }: InsertInput): Promise<unknown> {
  const userId = person.id
  const { text: problemText, day, zone, slots, form } = variant.round
  switch (variant.kind) {
    case 'device':
      return openRoundFromPass(db, { ...variant.pass, userId, issuedAt: new Date(variant.pass.issuedAt) })
    case 'custom':
      return insertCustomRound(db, { id, userId, problemText, day, zone, slots, form, now })
    case 'guest':
      return insertClaimedRound(db, { id, person, handout: variant.handout, day, slots, now })
  }
}
