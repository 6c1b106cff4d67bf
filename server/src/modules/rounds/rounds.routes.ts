import { randomUUIDv7 } from 'node:crypto'
import type { ReadBody, Reply } from '@app/contract/calls'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { trimmed } from '@app/domain/text/text'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import type { Person } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import { guestBrowser } from '../guest/browser.ts'
import { reportProblem } from '../problems/report-problem.ts'
import { claimGuest } from './claim-guest.ts'
import type { RoundsDeps } from './deps.ts'
import { openRound, peekProblem, slotsOf } from './open-round.ts'
import { roundIdOf } from './round-id.ts'
import { insertCustomRound } from './rounds.queries.ts'
import { submitFromDevice } from './submit-from-device.ts'
import { submitSolutions } from './submit-solutions.ts'

type Custom = ReadBody<'solveCustom'>

export function roundRoutes(app: Hono, deps: RoundsDeps) {
  serve(app, deps, 'peekProblem', ({ person }) => peekProblem(deps, person))

  serve(app, deps, 'openRound', ({ person }) => openRound(deps, person))

  serve(app, deps, 'reportProblem', ({ person, body, c }) =>
    reportProblem(deps, person, { roundId: body.problemId, network: networkOf(c, deps.trustProxy) }),
  )

  serve(app, deps, 'submitSolutions', ({ person, body: { fromDevice, ...handIn }, c }) => {
    const key = readKey(c.req.header('idempotency-key'))
    return fromDevice
      ? submitFromDevice(deps, person, handIn, { key, fromDevice })
      : submitSolutions(deps, person, handIn, key)
  })

  serve(app, deps, 'todayCount', async ({ person }) => ({
    count: finishedToday(person),
    limit: roundsPerDay[person.plan],
  }))

  serve(app, deps, 'solveCustom', ({ person, body, c }) =>
    solveCustom(deps, person, body, readKey(c.req.header('idempotency-key'))),
  )

  serve(app, deps, 'claimGuest', ({ person, body, c }) => claimGuest(deps, person, guestBrowser(c, deps), body))

  serve(app, deps, 'sessionStatus', async ({ person }) => {
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
async function solveCustom(
  deps: RoundsDeps,
  person: Person,
  custom: Custom,
  key: string | undefined,
): Promise<Reply<'solveCustom'>> {
  const { problemText, solutions, submissionMethod = solutions.map(() => 'text' as const), thinkerId } = custom
  const id =
    key === undefined
      ? randomUUIDv7()
      : roundIdOf([person.id, key, problemText, solutions, submissionMethod, thinkerId])
  const handIn = { problemId: id, submittedSolutions: solutions, submissionMethod, ...(thinkerId && { thinkerId }) }
  const { today, zone } = person
  const text = trimmed(problemText)
  const now = deps.now()
  const slots = await slotsOf(deps.db, person, now)
  const open = (db: Database) =>
    insertCustomRound(db, { id, userId: person.id, problemText: text, day: today, zone, slots, now })
  return await submitSolutions(deps, person, handIn, key, { text, day: today, zone, slots, open })
}
