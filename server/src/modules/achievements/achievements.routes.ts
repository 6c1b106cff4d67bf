import { thinkerIds } from '@app/domain/round/thinker-ids'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { markSeen, saveBird } from './achievements.queries.ts'
import { checkNow, listOf, progressNow } from './check-achievements.ts'
import type { AchievementsDeps } from './deps.ts'

export function achievementsRoutes(app: Hono, deps: AchievementsDeps) {
  serve(app, deps, 'listAchievements', ({ person }) => listOf(deps.db, person.id))

  serve(app, deps, 'achievementProgress', ({ person }) => progressNow(deps.db, person, deps.now()))

  serve(app, deps, 'checkAchievements', ({ person }) => deps.transact((db) => checkNow(db, person, deps.now())))

  serve(app, deps, 'findBird', ({ person, body: { thinkerId } }) => {
    if (!thinkerIds.some((id) => id === thinkerId)) throw new AppError('not_found')
    return deps.transact(async (db) => {
      await saveBird(db, { userId: person.id, thinkerId, now: deps.now() })
      return await checkNow(db, person, deps.now())
    })
  })

  serve(app, deps, 'seeAchievement', async ({ person, params: { id } }) => {
    const [seen] = await markSeen(deps.db, { userId: person.id, id, now: deps.now() })
    if (!seen) throw new AppError('not_found')
  })
}
