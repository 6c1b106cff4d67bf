import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { loadStages } from '../rounds/load-practice.ts'
import { listThinkerInks } from '../rounds/thinker-rounds.ts'
import { listTechniqueLines } from './album.queries.ts'

export function registerAlbumRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'album', async ({ person: { id: userId }, db }) => {
    const [inks, lines, stages] = await Promise.all([
      listThinkerInks(db, userId),
      listTechniqueLines(db, { userId }),
      loadStages(db, userId),
    ])
    const lineWith = new Map(lines.map(({ thinkerId, ...line }) => [thinkerId, line]))
    return {
      thinkers: inks.map((each) => ({
        ...each,
        stage: stages.get(each.thinkerId) ?? 1,
        line: lineWith.get(each.thinkerId) ?? null,
      })),
    }
  })
}
