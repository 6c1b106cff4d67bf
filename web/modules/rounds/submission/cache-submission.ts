import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../../api/api.ts'
import { cacheUser } from '../../../api/session.ts'

const changedByHandIn = [
  'peekProblem',
  'todayCount',
  'sessionStatus',
  'dayLog',
  'streakSummary',
  'achievementProgress',
] as const

type HandInReply = Reply<'submitSolutions'>

/** During a rollout a process of the version before replies without the round. */
type SubmissionReply = Omit<HandInReply, 'round'> & Partial<Pick<HandInReply, 'round'>>

/** Writes the reply of a submission into every cached read, and fetches what it does not contain. */
export function cacheSubmissionReply(cache: QueryClient, reply: SubmissionReply) {
  updateCachesFrom(cache, reply)
  for (const name of changedByHandIn) void cache.invalidateQueries({ queryKey: queryKey(name) })
}

export function updateCachesFrom(cache: QueryClient, { user, newAchievements, round }: SubmissionReply) {
  cacheUser(cache, user)
  if (round) {
    countIn(cache, user, round)
    cache.setQueryData(queryKey('finishedRound', { params: { id: round.id } }), round)
    cacheLatest(cache, round)
  } else void cache.invalidateQueries({ queryKey: queryKey('latestRound') })
  cacheUnlocked(cache, newAchievements)
}

/** The dashboard shows it before the server has answered for the day. */
function countIn(cache: QueryClient, { timeZone }: HandInReply['user'], { id, day }: HandInReply['round']) {
  const latest = cache.getQueryData<Reply<'latestRound'>>(queryKey('latestRound'))
  if (latest?.today?.id !== id && day === dayAt(Date.now(), timeZone)) countRoundInCache(cache)
  markDayDoneInCache(cache, day)
}

export function countRoundInCache(cache: QueryClient) {
  cache.setQueryData<Reply<'todayCount'>>(
    queryKey('todayCount'),
    (sessions) => sessions && { ...sessions, count: Math.min(sessions.count + 1, sessions.limit) },
  )
}

export function markDayDoneInCache(cache: QueryClient, day: string) {
  cache.setQueriesData<Reply<'dayLog'>>(
    { queryKey: queryKey('dayLog') },
    (log) => log?.days && { ...log, days: [...log.days.filter((each) => each.day !== day), { day, kind: 'done' }] },
  )
}

/** Also where the round counts for the day before. */
function cacheLatest(cache: QueryClient, today: Reply<'finishedRound'>) {
  const key = queryKey('latestRound')
  const latest = cache.getQueryData<Reply<'latestRound'>>(key)
  cache.setQueryData(key, { yesterday: null, ...latest, today })
  // Yesterday's round is only known once it has been fetched.
  if (!latest) void cache.invalidateQueries({ queryKey: key, refetchType: 'none' })
}

export function cacheUnlocked(cache: QueryClient, fresh: Reply<'listAchievements'>) {
  if (fresh.length === 0) return
  const key = queryKey('listAchievements')
  const known = cache.getQueryData<typeof fresh>(key)
  // A list that is on its way may be from before.
  if (!known) return void cache.cancelQueries({ queryKey: key }).then(() => cache.invalidateQueries({ queryKey: key }))
  const ids = new Set(fresh.map(({ id }) => id))
  cache.setQueryData(key, [...fresh, ...known.filter(({ id }) => !ids.has(id))])
}
