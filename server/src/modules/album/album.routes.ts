import type { Hono } from 'hono'
import { type CallDeps, serve } from '../../http/serve.ts'
import { thinkerSessions } from '../rounds/thinker-sessions.ts'
import { bestWithThinkers } from './album.queries.ts'

export function albumRoutes(app: Hono, deps: CallDeps) {
  serve(app, deps, 'album', async ({ person: { id: userId }, db }) => {
    const [counts, best] = await Promise.all([thinkerSessions(db, { userId }), bestWithThinkers(db, { userId })])
    const bestWith = new Map(best.map(({ thinkerId, ...idea }) => [thinkerId, idea]))
    return { thinkers: counts.map((each) => ({ ...each, best: bestWith.get(each.thinkerId) ?? null })) }
  })
}
