import { roundsPerDay } from '@app/domain/premium/plan-limits'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { readGuestBrowser } from '../guest/guest-cookie.ts'
import { reportProblem } from '../problems/report-problem.ts'
import { claimRound } from './claim-round.ts'
import { loadPractice, unwrittenProblem } from './load-practice.ts'
import { countSlots, openRound, previewProblem, type RoundsDeps } from './open-round.ts'
import { submitSolutions } from './submission/submit-solutions.ts'
import { claimGuestRound, submitCustomRound, submitOffline } from './submission/submit-variants.ts'

export function registerRoundRoutes(app: Hono, deps: RoundsDeps) {
  registerCall(app, deps, 'peekProblem', ({ person }) => previewProblem(deps, person))

  registerCall(app, deps, 'openRound', ({ person }) => openRound(deps, person))

  registerCall(app, deps, 'reportProblem', ({ person, body, c }) =>
    reportProblem(deps, person, { roundId: body.problemId, network: clientNetworkOf(c, deps.trustProxy) }),
  )

  registerCall(app, deps, 'submitSolutions', ({ person, body: { fromDevice, ...submission }, c }) => {
    const key = readKey(c.req.header('idempotency-key'))
    return fromDevice
      ? submitOffline(deps, person, submission, { key, fromDevice })
      : submitSolutions(deps, person, submission, { key, variant: { kind: 'daily' } })
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

  registerCall(app, deps, 'claimRound', ({ person, params }) => claimRound(deps, person, params.id))

  registerCall(app, deps, 'sessionStatus', async ({ person }) => {
    const maxSessions = roundsPerDay[person.plan]
    const practiceOf = await loadPractice(deps.db, person, deps.now())
    const slots = await countSlots(deps.db, person, deps.now())
    return {
      hasSessionsAvailable: finishedToday(person) < maxSessions,
      maxSessions,
      practice: practiceOf({ ...unwrittenProblem, slots }),
    }
  })
}

const finishedToday = ({ lastDay, today, lastDayRounds }: Person) => (lastDay === today ? lastDayRounds : 0)

function readKey(key: string | undefined) {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) throw new AppError('bad_idempotency_key')
  return key
}
