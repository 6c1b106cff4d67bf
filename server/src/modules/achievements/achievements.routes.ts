import { achievementProgressOf, achievements, newlyUnlockedAchievements } from '@app/domain/achievements/achievements'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { streakSummaryAt } from '@app/domain/streak/streak-summary'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { loadStreak } from '../streak/current-streak.ts'
import {
  countForAchievements,
  insertAchievements,
  listAchievements,
  markAchievementSeen,
  saveBirdFound,
} from './achievements.queries.ts'
import { toAchievementView } from './unlock-achievements.ts'

export interface AchievementsDeps extends CallDeps, TransactionDeps {
  now(): Date
}

const order: readonly string[] = achievements.map(({ id }) => id)

export function registerAchievementsRoutes(app: Hono, deps: AchievementsDeps) {
  registerCall(app, deps, 'listAchievements', ({ person }) => listOf(deps.db, person.id))

  registerCall(app, deps, 'achievementProgress', ({ person }) => progressNow(deps.db, person, deps.now()))

  registerCall(app, deps, 'checkAchievements', ({ person }) => deps.transact((db) => checkNow(db, person, deps.now())))

  registerCall(app, deps, 'findBird', ({ person, body: { thinkerId } }) => {
    if (!thinkerIds.some((id) => id === thinkerId)) throw new AppError('not_found')
    return deps.transact(async (db) => {
      await saveBirdFound(db, { userId: person.id, thinkerId, now: deps.now() })
      return await checkNow(db, person, deps.now())
    })
  })

  registerCall(app, deps, 'seeAchievement', async ({ person, params: { id } }) => {
    const [seen] = await markAchievementSeen(deps.db, { userId: person.id, id, now: deps.now() })
    if (!seen) throw new AppError('not_found')
  })
}

async function listOf(db: Database, userId: string) {
  const rows = await listAchievements(db, { userId })
  const inOrder = rows.toSorted(
    (a, b) => b.unlockedAt.getTime() - a.unlockedAt.getTime() || order.indexOf(a.id) - order.indexOf(b.id),
  )
  return inOrder.flatMap((row) => toAchievementView(row) ?? [])
}

async function checkNow(db: Database, person: Person, now: Date) {
  const { known, counts } = await countNow(db, person, now)
  const ids = newlyUnlockedAchievements(known, counts).map(({ id }) => id)
  if (ids.length > 0) await insertAchievements(db, { userId: person.id, ids, now })
  return await listOf(db, person.id)
}

async function progressNow(db: Database, person: Person, now: Date) {
  const { known, counts, streak } = await countNow(db, person, now)
  // A broken streak begins anew: its longest would stand still for days.
  return achievementProgressOf(known, { ...counts, longestStreak: streak })
}

async function countNow(db: Database, person: Person, now: Date) {
  const [counted] = await countForAchievements(db, { userId: person.id })
  if (!counted) throw new Error('A person’s achievements couldn’t be checked.')
  const { record, at } = await loadStreak(db, person, now)
  const known = (await listAchievements(db, { userId: person.id })).map(({ id }) => id)
  const { streak, longest } = streakSummaryAt(record, at)
  return { known, streak, counts: { ...counted, longestStreak: longest } }
}
