import type { Reply } from '@app/contract/calls'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/api.ts'

/** What a finished round changes besides what its answer holds. */
const changedByHandIn = [
  'peekProblem',
  'todayCount',
  'sessionStatus',
  'dayLog',
  'streakSummary',
  'achievementProgress',
] as const

type HandInReply = Reply<'submitSolutions'>

/** While a new version is rolled out, a process of the version before answers without the round. */
type AnyReply = Omit<HandInReply, 'round'> & Partial<Pick<HandInReply, 'round'>>

/** The answer to a hand-in is the new state: it is put where every screen finds it, and not asked for again. */
export function keepFinished(cache: QueryClient, { user, newAchievements, round }: AnyReply) {
  cache.setQueryData(queryKey('currentUser'), user)
  if (round) {
    cache.setQueryData(queryKey('finishedRound', { params: { id: round.id } }), round)
    keepLatest(cache, round)
  } else void cache.invalidateQueries({ queryKey: queryKey('latestRound') })
  keepUnlocked(cache, newAchievements)
  for (const name of changedByHandIn) void cache.invalidateQueries({ queryKey: queryKey(name) })
}

/** What was just handed in is shown as the latest, also where it counts for the day before. */
function keepLatest(cache: QueryClient, today: Reply<'finishedRound'>) {
  const key = queryKey('latestRound')
  const latest = cache.getQueryData<Reply<'latestRound'>>(key)
  cache.setQueryData(key, { yesterday: null, ...latest, today })
  // What yesterday still asks is only known once it has been fetched.
  if (!latest) void cache.invalidateQueries({ queryKey: key, refetchType: 'none' })
}

function keepUnlocked(cache: QueryClient, fresh: Reply<'listAchievements'>) {
  if (fresh.length === 0) return
  const key = queryKey('listAchievements')
  const known = cache.getQueryData<typeof fresh>(key)
  if (!known) return void cache.invalidateQueries({ queryKey: key })
  const ids = new Set(fresh.map(({ id }) => id))
  cache.setQueryData(key, [...fresh, ...known.filter(({ id }) => !ids.has(id))])
}
