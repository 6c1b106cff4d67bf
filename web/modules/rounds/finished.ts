import type { Body, Reply } from '@app/contract/call'
import type { finishedRound, latestRound } from '@app/contract/feedback'
import type { openRound, submitSolutions } from '@app/contract/rounds'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../api/session.ts'

/** What a hand-in changes on other screens. */
const stale = ['/api/problems/today', '/api/solutions/today-count', '/api/progress/days', '/api/streak']

/** Puts the answer of a hand-in where every screen finds it, so that nobody asks again. */
export function keepFinished(cache: QueryClient, { round, sent, reply }: Finished) {
  cache.setQueryData(userQuery.queryKey, reply.user)
  for (const path of stale) void cache.invalidateQueries({ queryKey: [path] })
  keepUnlocked(cache, reply)
  if (!reply.feedback) return void cache.invalidateQueries({ queryKey: ['/api/rounds/latest'] })
  const today = finishedOf({ round, sent, reply })
  cache.setQueryData(['/api/rounds', round.id], today)
  const key = ['/api/rounds/latest']
  const latest = cache.getQueryData<Reply<typeof latestRound>>(key)
  cache.setQueryData(key, { yesterday: null, ...latest, today })
  // What yesterday still asks is only known once it has been fetched.
  if (!latest) void cache.invalidateQueries({ queryKey: key, refetchType: 'none' })
}

interface Finished {
  round: Reply<typeof openRound>
  sent: Body<typeof submitSolutions>
  reply: Reply<typeof submitSolutions>
}

function keepUnlocked(cache: QueryClient, { newAchievements: fresh }: Finished['reply']) {
  if (fresh.length === 0) return
  const key = ['/api/achievements']
  const known = cache.getQueryData<typeof fresh>(key)
  if (!known) return void cache.invalidateQueries({ queryKey: key })
  const ids = new Set(fresh.map(({ id }) => id))
  cache.setQueryData(key, [...fresh, ...known.filter(({ id }) => !ids.has(id))])
}

const finishedOf = ({ round, sent, reply }: Finished): Reply<typeof finishedRound> => ({
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
