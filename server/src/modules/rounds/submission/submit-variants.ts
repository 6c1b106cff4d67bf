import { createHash, randomUUIDv7 } from 'node:crypto'
import type { ParsedBody, Reply } from '@app/contract/calls'
import { dayAt, startOfDay } from '@app/domain/day/day'
import { correctClockSkew, decideArrival } from '@app/domain/streak/late-submission'
import { timeZoneAtMoment } from '@app/domain/streak/travel'
import { trimText } from '@app/domain/text/text'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import { findGuestHandoutOf } from '../../guest/guest-handout.ts'
import { loadStreak } from '../../streak/current-streak.ts'
import { type SignedDayPass, verifyDayPass } from '../day-pass-token.ts'
import { findProblemText } from '../day-passes.queries.ts'
import { countSlots, type RoundsDeps } from '../open-round.ts'
import { type Submission, submissionOf } from './submission.ts'
import { submitSolutions } from './submit-solutions.ts'

/**
 * A finished round without a place among the sessions of its day. Only the browser that was given the problem may,
 * once; the same content again gets the first answer again.
 */
export async function claimGuestRound(
  deps: RoundsDeps,
  person: Person,
  browser: string | null,
  { problemId, ...list }: ParsedBody<'claimGuest'>,
): Promise<Reply<'claimGuest'>> {
  const handout = await findGuestHandoutOf(deps, browser, problemId)
  const id = hashToRoundId([handout.browser, handout.day, handout.number])
  const slots = await countSlots(deps.db, person, deps.now())
  const { zone } = person
  const day = dayAt(handout.handedOutAt.getTime(), zone)
  const round = { problemId, text: handout.text, form: handout.form, day, zone, slots }
  return await submitSolutions(deps, person, submissionOf(id, list), {
    key: undefined,
    variant: { kind: 'guest', round, handout },
  })
}

/** The same id for the same content (RFC 9562, version 8). */
export function hashToRoundId(content: readonly unknown[]) {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** All or nothing: a list that is refused leaves no round. The same content under the same key is the same round. */
export async function submitCustomRound(
  deps: RoundsDeps,
  person: Person,
  custom: ParsedBody<'solveCustom'>,
  key: string | undefined,
): Promise<Reply<'solveCustom'>> {
  const { problemText, solutions, thinkerId, form = 'idea' } = custom
  const { submissionMethod = solutions.map(() => 'text') } = custom
  const asked = form === 'idea' ? [] : [form]
  const content = [person.id, key, problemText, solutions, submissionMethod, thinkerId, ...asked]
  const id = key === undefined ? randomUUIDv7() : hashToRoundId(content)
  const { today: day, zone } = person
  const slots = await countSlots(deps.db, person, deps.now())
  const round = { text: trimText(problemText), day, zone, slots, form }
  return await submitSolutions(deps, person, submissionOf(id, custom), { key, variant: { kind: 'custom', round } })
}

type FromDevice = NonNullable<ParsedBody<'submitSolutions'>['fromDevice']>

/** A round that was finished on a device, now or days ago, by the pass that the device carried. */
export async function submitOffline(
  deps: RoundsDeps,
  person: Person,
  submission: Submission,
  { key, fromDevice }: { key: string | undefined; fromDevice: FromDevice },
): Promise<Reply<'submitSolutions'>> {
  const { db, secret } = deps
  const pass = verifyDayPass({ secret, userId: person.id }, fromDevice.pass)
  if (pass?.roundId !== submission.problemId) throw new AppError('pass_not_valid')
  const { problemId, day, zone, slots } = pass
  const [problem] = await findProblemText(db, { problemId })
  if (!problem) throw new AppError('round_not_found')
  const arrival = await loadArrival(deps, person, pass, fromDevice)
  const round = { ...problem, problemId, day, zone, slots }
  return await submitSolutions(deps, person, submission, { key, variant: { kind: 'device', round, pass, ...arrival } })
}

async function loadArrival(deps: RoundsDeps, person: Person, pass: SignedDayPass, { finishedAt, sentAt }: FromDevice) {
  const now = deps.now()
  const receivedAt = now.getTime()
  const onDevice = { finishedAt: Date.parse(finishedAt), sentAt: Date.parse(sentAt) }
  const session = { finishedAt: correctClockSkew(onDevice, receivedAt), receivedAt }
  const { record } = await loadStreak(deps.db, person, now)
  const { zone, today } = person
  const zoneThen = timeZoneAtMoment(startOfDay(pass.day, pass.zone), { zone, moves: record.moves })
  const lateness = decideArrival(pass, session, { zoneThen, zone, today })
  const isPossible = pass.issuedAt <= session.finishedAt && session.finishedAt <= receivedAt
  return { lateness, finishedAt: isPossible ? new Date(session.finishedAt) : now }
}
