import { randomUUIDv7 } from 'node:crypto'
import type { ParsedBody, Reply } from '@app/contract/calls'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { trimText } from '@app/domain/text/text'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { readGuestBrowser } from '../guest/guest-cookie.ts'
import { reportProblem } from '../problems/report-problem.ts'
import { claimGuestRound } from './claim-guest-round.ts'
import type { RoundsDeps } from './deps.ts'
import { countSlots, openRound, previewProblem } from './open-round.ts'
import { hashToRoundId } from './round-id.ts'
import { insertCustomRound } from './rounds.queries.ts'
import { submitOffline } from './submit-offline.ts'
import { submitSolutions } from './submit-solutions.ts'

type Custom = ParsedBody<'solveCustom'>

export function registerRoundRoutes(app: Hono, deps: RoundsDeps) {
  registerCall(app, deps, 'peekProblem', ({ person }) => previewProblem(deps, person))

  registerCall(app, deps, 'openRound', ({ person }) => openRound(deps, person))

  registerCall(app, deps, 'reportProblem', ({ person, body, c }) =>
    reportProblem(deps, person, { roundId: body.problemId, network: clientNetworkOf(c, deps.trustProxy) }),
  )

  registerCall(app, deps, 'submitSolutions', ({ person, body: { fromDevice, ...handIn }, c }) => {
    const key = readKey(c.req.header('idempotency-key'))
    return fromDevice
      ? submitOffline(deps, person, handIn, { key, fromDevice })
      : submitSolutions(deps, person, handIn, key)
  })

  registerCall(app, deps, 'todayCount', async ({ person }) => ({
    count: finishedToday(person),
    limit: roundsPerDay[person.plan],
  }))

  registerCall(app, deps, 'solveCustom', ({ person, body, c }) =>
    submitCustomRound(deps, person, body, readKey(c.req.header('idempotency-key'))),
  )

  registerCall(app, deps, 'claimGuest', ({ person, body, c }) =>
    claimGuestRound(deps, person, readGuestBrowser(c, deps), body),
  )

  registerCall(app, deps, 'sessionStatus', async ({ person }) => {
    const maxSessions = roundsPerDay[person.plan]
    return { hasSessionsAvailable: finishedToday(person) < maxSessions, maxSessions }
  })
}

const finishedToday = ({ lastDay, today, lastDayRounds }: Person) => (lastDay === today ? lastDayRounds : 0)

function readKey(key: string | undefined) {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) throw new AppError('bad_idempotency_key')
  return key
}

/** All or nothing: a hand-in that is refused leaves no round. The same content under the same key is the same round. */
async function submitCustomRound(
  deps: RoundsDeps,
  person: Person,
  custom: Custom,
  key: string | undefined,
): Promise<Reply<'solveCustom'>> {
  const { problemText, solutions, submissionMethod = solutions.map(() => 'text' as const), thinkerId } = custom
  const id =
    key === undefined
      ? randomUUIDv7()
      : hashToRoundId([person.id, key, problemText, solutions, submissionMethod, thinkerId])
  const submission = { problemId: id, submittedSolutions: solutions, submissionMethod, ...(thinkerId && { thinkerId }) }
  const { today, zone } = person
  const text = trimText(problemText)
  const now = deps.now()
  const slots = await countSlots(deps.db, person, now)
  const open = (db: Database) =>
    insertCustomRound(db, { id, userId: person.id, problemText: text, day: today, zone, slots, now })
  return await submitSolutions(deps, person, submission, key, { text, day: today, zone, slots, open })
}
