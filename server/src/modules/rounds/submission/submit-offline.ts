import type { ParsedBody, Reply } from '@app/contract/calls'
import { startOfDay } from '@app/domain/day/day'
import { correctClockSkew, decideArrival } from '@app/domain/streak/late-submission'
import { timeZoneAtMoment } from '@app/domain/streak/travel'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import { loadStreak } from '../../streak/current-streak.ts'
import { type SignedDayPass, verifyDayPass } from '../day-pass-token.ts'
import { findProblemText } from '../day-passes.queries.ts'
import type { RoundsDeps } from '../open-round.ts'
import type { Submission } from './submission.ts'
import { submitSolutions } from './submit-solutions.ts'

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
