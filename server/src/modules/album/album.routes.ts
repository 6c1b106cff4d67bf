import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { listThinkerInks } from '../rounds/thinker-rounds.ts'
import { listTechniqueLines } from './album.queries.ts'

export function registerAlbumRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'album', async ({ person: { id: userId }, db }) => {
    const [inks, lines] = await Promise.all([listThinkerInks(db, userId), listTechniqueLines(db, { userId })])
    const lineWith = new Map(lines.map(({ thinkerId, ...line }) => [thinkerId, line]))
    return {
      thinkers: inks.map((each) => ({
        ...each,
        line: lineWith.get(each.thinkerId) ?? null,
      })),
    }
  })
}
