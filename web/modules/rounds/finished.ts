import type { Body, Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/api.ts'
import { userQuery } from '../../api/session.ts'

/** What a hand-in changes on other screens. */
const stale = ['peekProblem', 'todayCount', 'dayLog', 'streakSummary'] as const

/** Puts the answer of a hand-in where every screen finds it, so that nobody asks again. */
export function keepFinished(cache: QueryClient, { round, sent, reply }: Finished) {
  cache.setQueryData(userQuery.queryKey, reply.user)
  for (const name of stale) void cache.invalidateQueries({ queryKey: queryKey(name) })
  keepUnlocked(cache, reply)
  if (!reply.feedback) return void cache.invalidateQueries({ queryKey: queryKey('latestRound') })
  const today = finishedOf({ round, sent, reply })
  cache.setQueryData(queryKey('finishedRound', { params: { id: round.id } }), today)
  const key = queryKey('latestRound')
  const latest = cache.getQueryData<Reply<'latestRound'>>(key)
  cache.setQueryData(key, { yesterday: null, ...latest, today })
  // What yesterday still asks is only known once it has been fetched.
  if (!latest) void cache.invalidateQueries({ queryKey: key, refetchType: 'none' })
}

interface Finished {
  round: Reply<'openRound'>
  sent: Body<'submitSolutions'>
  reply: Reply<'submitSolutions'>
}

function keepUnlocked(cache: QueryClient, { newAchievements: fresh }: Finished['reply']) {
  if (fresh.length === 0) return
  const key = queryKey('listAchievements')
  const known = cache.getQueryData<typeof fresh>(key)
  if (!known) return void cache.invalidateQueries({ queryKey: key })
  const ids = new Set(fresh.map(({ id }) => id))
  cache.setQueryData(key, [...fresh, ...known.filter(({ id }) => !ids.has(id))])
}

const finishedOf = ({ round, sent, reply }: Finished): Reply<'finishedRound'> => ({
  id: round.id,
  kind: 'daily',
  day: dayAt(Date.now(), reply.user.timeZone),
  finishedAt: new Date().toISOString(),
  problemText: round.text,
  category: round.category,
  difficulty: round.difficulty,
  thinkerId: sent.thinkerId ?? null,
  slots: round.slots,
  ideas: sent.submittedSolutions.map((text, place) => ({
    ...{ text, method: sent.submissionMethod[place] ?? 'text' },
    toTry: false,
  })),
  feedback: reply.feedback,
  secondLook: [],
  opinion: null,
  canLookAgain: false,
})
