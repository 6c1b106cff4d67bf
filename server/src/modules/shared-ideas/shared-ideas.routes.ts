import type { RouteName } from '@app/contract/routes'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import type { SharedIdeasDeps } from './deps.ts'
import { otherMinds } from './other-minds.ts'
import { reportIdea, wishIdea } from './say-of-idea.ts'
import { listSharedIdeas, settleSharedIdea } from './settle.ts'
import { ownSharedIdeas, shareIdea, takeBackAll } from './share-idea.ts'
import { putNoteAway } from './wish-note.queries.ts'
import { wishNote } from './wish-note.ts'

const names = [
  ...(['otherMinds', 'shareIdea', 'ownSharedIdeas', 'takeBackAll', 'wishIdea', 'reportIdea', 'wishNote'] as const),
  ...(['putWishNoteAway', 'listSharedIdeas', 'settleSharedIdea'] as const),
] satisfies RouteName[]

export function sharedIdeasRoutes(app: Hono, deps: SharedIdeasDeps) {
  if (deps.sharedIdeas === 'off') return refuseAll(app, deps)

  serve(app, deps, 'otherMinds', ({ person, params }) => otherMinds(deps, person, params.id))

  serve(app, deps, 'shareIdea', ({ person, params, body }) =>
    shareIdea(deps, person, { roundId: params.id, place: body.place }),
  )

  serve(app, deps, 'ownSharedIdeas', ({ person, query }) => ownSharedIdeas(deps, person, query.page))

  serve(app, deps, 'takeBackAll', ({ person }) => takeBackAll(deps, person))

  serve(app, deps, 'wishIdea', ({ person, params, body }) => wishIdea(deps, person, { ...params, ...body }))

  serve(app, deps, 'reportIdea', ({ person, params, body, c }) =>
    reportIdea(deps, person, { ...params, ...body, network: networkOf(c, deps.trustProxy) }),
  )

  serve(app, deps, 'wishNote', ({ person }) => wishNote(deps, person))

  serve(app, deps, 'putWishNoteAway', async ({ person }) => {
    await putNoteAway(deps.db, { userId: person.id, today: person.today })
  })

  serve(app, deps, 'listSharedIdeas', ({ query }) => listSharedIdeas(deps, query.page))

  serve(app, deps, 'settleSharedIdea', ({ person, params, body }) =>
    settleSharedIdea(deps, person, { ...params, ...body }),
  )
}

function refuseAll(app: Hono, deps: SharedIdeasDeps) {
  for (const name of names)
    serve(app, deps, name, async () => {
      throw new AppError('not_found')
    })
}
