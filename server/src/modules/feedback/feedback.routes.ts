import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import { finishedRound, latestRounds } from '../rounds/finished-round.ts'
import type { FeedbackDeps } from './deps.ts'
import { saveFavourites } from './feedback.queries.ts'
import { lookAgain } from './look-again.ts'
import { answerTrial, dueTrials, markTrial } from './trials.ts'

export function feedbackRoutes(app: Hono, deps: FeedbackDeps) {
  // Before the one below: "latest" is no round.
  serve(app, deps, 'latestRound', ({ person }) => latestRounds(deps, person))

  serve(app, deps, 'finishedRound', ({ person, params }) => finishedRound(deps, person, params.id))

  serve(app, deps, 'chooseFavourites', ({ person, params, body }) =>
    chooseFavourites(deps, person, params.id, body.favourites),
  )

  serve(app, deps, 'lookAgain', ({ person, params, body }) => lookAgain(deps, person, params.id, body.ideas))

  // Few ask for it: what it needs is loaded with the first.
  serve(app, deps, 'roundOpinion', async ({ person, params }) =>
    (await import('./give-opinion.ts')).giveOpinion(deps, person, params.id),
  )

  serve(app, deps, 'markTrial', ({ person, params, body }) => markTrial(deps, person, params.id, body.place))

  serve(app, deps, 'dueTrials', ({ person }) => dueTrials(deps, person))

  serve(app, deps, 'answerTrial', ({ person, params, body }) => answerTrial(deps, person, params.id, body))
}

async function chooseFavourites({ db }: FeedbackDeps, { id: userId }: Person, roundId: string, favourites: number[]) {
  const [round] = await saveFavourites(db, { roundId, userId, favourites: [...new Set(favourites)] })
  if (!round) throw new AppError('not_found')
  if (favourites.some((place) => place >= round.ideas)) throw new AppError('no_such_idea')
}
