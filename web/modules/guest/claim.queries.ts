import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { userQuery } from '../../api/session.ts'
import { showToast } from '../../ui/toast.ts'
import { type GuestIdea, ideasAtMost, linesOf } from './guest-idea.ts'

/** What a kept idea changes on the dashboard, besides the person. The sessions of the day are not among it. */
const stale = ['dayLog', 'streakSummary', 'listAchievements', 'latestRound'] as const

export function useClaim() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ problem, written, thinkerId }: GuestIdea) => {
      const body = { problemId: problem.id, solutions: linesOf(written).slice(0, ideasAtMost), thinkerId }
      return api.claimGuest({ body })
    },
    onSuccess: ({ user }) => {
      cache.setQueryData(userQuery.queryKey, user)
      for (const name of stale) void cache.invalidateQueries({ queryKey: queryKey(name) })
      showToast({ title: 'Kept', text: 'It counts for your streak and your total.' })
    },
  })
}
