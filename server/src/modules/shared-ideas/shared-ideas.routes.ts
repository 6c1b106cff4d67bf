import type { RouteName } from '@app/contract/routes'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { registerCall } from '../../http/register-call.ts'
import { reportIdea, saveIdeaWish } from './idea-reactions.ts'
import { loadIdeasToModerate, moderateSharedIdea } from './moderate-ideas.ts'
import { loadOtherIdeas } from './other-ideas.ts'
import type { SharedIdeasDeps } from './share-idea.ts'
import { loadOwnSharedIdeas, shareIdea, withdrawAllIdeas } from './share-idea.ts'
import { dismissWishNote } from './wish-note.queries.ts'
import { loadWishNote } from './wish-note.ts'

const names = [
  'shareIdea',
  'ownSharedIdeas',
  'takeBackAll',
  'wishIdea',
  'reportIdea',
  'wishNote',
  'putWishNoteAway',
  'listSharedIdeas',
  'settleSharedIdea',
] satisfies RouteName[]

export function registerSharedIdeasRoutes(app: Hono, deps: SharedIdeasDeps) {
  // Where nothing is shared, ours are there still.
  registerCall(app, deps, 'otherMinds', ({ person, params }) => loadOtherIdeas(deps, person, params.id))
  if (deps.sharedIdeas === 'off') return refuseAll(app, deps)

  registerCall(app, deps, 'shareIdea', ({ person, params, body }) =>
    shareIdea(deps, person, { roundId: params.id, place: body.place }),
  )

  registerCall(app, deps, 'ownSharedIdeas', ({ person, query }) => loadOwnSharedIdeas(deps, person, query.page))

  registerCall(app, deps, 'takeBackAll', ({ person }) => withdrawAllIdeas(deps, person))

  registerCall(app, deps, 'wishIdea', ({ person, params, body }) => saveIdeaWish(deps, person, { ...params, ...body }))

  registerCall(app, deps, 'reportIdea', ({ person, params, body, c }) =>
    reportIdea(deps, person, { ...params, ...body, network: clientNetworkOf(c, deps.trustProxy) }),
  )

  registerCall(app, deps, 'wishNote', ({ person }) => loadWishNote(deps, person))

  registerCall(app, deps, 'putWishNoteAway', async ({ person }) => {
    await dismissWishNote(deps.db, { userId: person.id, today: person.today })
  })

  registerCall(app, deps, 'listSharedIdeas', ({ query }) => loadIdeasToModerate(deps, query.page))

  registerCall(app, deps, 'settleSharedIdea', ({ person, params, body }) =>
    moderateSharedIdea(deps, person, { ...params, ...body }),
  )
}

function refuseAll(app: Hono, deps: SharedIdeasDeps) {
  for (const name of names)
    registerCall(app, deps, name, async () => {
      throw new AppError('not_found')
    })
}
