import { roundsPerDay } from '@app/domain/premium/plan'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import { guestBrowser } from '../guest/browser.ts'
import { reportProblem } from '../problems/report-problem.ts'
import { claimGuest } from './claim-guest.ts'
import type { RoundsDeps } from './deps.ts'
import { openRound, peekProblem } from './open-round.ts'
import { solveCustom } from './solve-custom.ts'
import { submitSolutions } from './submit-solutions.ts'

export function challengeRoutes(app: Hono, deps: RoundsDeps) {
  serve(app, deps, 'peekProblem', ({ person }) => peekProblem(deps, person))

  serve(app, deps, 'openRound', ({ person }) => openRound(deps, person))

  serve(app, deps, 'reportProblem', ({ person, body }) => reportProblem(deps, person, body.problemId))

  serve(app, deps, 'submitSolutions', ({ person, body, c }) =>
    submitSolutions(deps, person, body, readKey(c.req.header('idempotency-key'))),
  )

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
