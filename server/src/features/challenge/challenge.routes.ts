import { openRound, peekProblem, reportProblem, submitSolutions, todayCount } from '@app/contract/challenge'
import { roundsPerDay } from '@app/domain/plan'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import * as opening from './open-round.ts'
import * as reporting from './report-problem.ts'
import * as submitting from './submit-solutions.ts'

export function challengeRoutes(app: Hono, deps: Deps) {
  serve(app, deps, peekProblem)(({ person }) => opening.peekProblem(deps, person))

  serve(app, deps, openRound)(({ person }) => opening.openRound(deps, person))

  serve(app, deps, reportProblem)(({ person, body }) => reporting.reportProblem(deps, person, body.problemId))

  serve(
    app,
    deps,
    submitSolutions,
  )(({ person, body, c }) => submitting.submitSolutions(deps, person, body, readKey(c.req.header('idempotency-key'))))

  serve(
    app,
    deps,
    todayCount,
  )(async ({ person }) => ({
    count: person.lastDay === person.today ? person.lastDayRounds : 0,
    limit: roundsPerDay[person.plan],
  }))
}

function readKey(key: string | undefined) {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new AppError('invalid_request', { sentence: 'An Idempotency-Key has 1 to 255 plain characters.' })
  return key
}
