import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { type CallDeps, serve } from '../../http/serve.ts'
import { drawerOf } from './drawer.ts'
import { findProblemOfRound } from './shared-ideas.queries.ts'

const nothingOffered = { offer: 'no' as const, places: [], chosen: null }

export function sharedIdeasRoutes(app: Hono, deps: CallDeps) {
  serve(app, deps, 'otherMinds', async ({ db, person, params }) => {
    const [round] = await findProblemOfRound(db, { roundId: params.id, userId: person.id })
    if (!round) throw new AppError('not_found')
    return { ideas: round.problemId ? await houseIdeas(round.problemId) : [], own: nothingOffered }
  })

  serve(app, deps, 'shareIdea', async ({ db, person, params }) => {
    const [round] = await findProblemOfRound(db, { roundId: params.id, userId: person.id })
    throw new AppError(round ? 'not_shareable' : 'not_found')
  })

  serve(app, deps, 'ownSharedIdeas', async () => ({ rows: [], total: 0 }))
  serve(app, deps, 'takeBackAll', async () => undefined)
  serve(app, deps, 'wishNote', async () => null)
  serve(app, deps, 'putWishNoteAway', async () => undefined)
  serve(app, deps, 'listSharedIdeas', async () => ({ rows: [], total: 0 }))
  serve(app, deps, 'settleSharedIdea', async () => undefined)
  for (const name of ['wishIdea', 'reportIdea'] as const)
    serve(app, deps, name, async () => {
      throw new AppError('not_found')
    })
}

async function houseIdeas(problemId: string) {
  const ideas = await drawerOf(problemId)
  if (!ideas) return []
  const { near, odd, technique, thinker } = ideas
  const from = 'house' as const
  return [
    { from, text: near, thinkerId: null },
    { from, text: odd, thinkerId: null },
    { from, text: technique, thinkerId: thinker },
  ]
}
