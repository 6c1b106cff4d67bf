import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { countRoundsByThinker } from '../rounds/thinker-rounds.ts'
import { listBestIdeasByThinker } from './album.queries.ts'

export function registerAlbumRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'album', async ({ person: { id: userId }, db }) => {
    const [counts, best] = await Promise.all([
      countRoundsByThinker(db, { userId }),
      listBestIdeasByThinker(db, { userId }),
    ])
    const bestWith = new Map(best.map(({ thinkerId, ...idea }) => [thinkerId, idea]))
    return { thinkers: counts.map((each) => ({ ...each, best: bestWith.get(each.thinkerId) ?? null })) }
  })
}
