import type { claimGuest } from '@app/contract/guest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { userQuery } from '../../api/session.ts'
import { showToast } from '../../ui/toast.ts'
import { type GuestIdea, ideasAtMost, linesOf } from './guest-idea.ts'

/** What a kept idea changes on the dashboard, besides the person. The sessions of the day are not among it. */
const stale = ['/api/progress/days', '/api/streak', '/api/achievements', '/api/rounds/latest']

export function useClaim() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ problem, written, thinkerId }: GuestIdea) => {
      const body = { problemId: problem.id, solutions: linesOf(written).slice(0, ideasAtMost), thinkerId }
      return call<typeof claimGuest>({ method: 'POST', path: '/api/guest-problems/claim' }, { body })
    },
    onSuccess: ({ user }) => {
      cache.setQueryData(userQuery.queryKey, user)
      for (const path of stale) void cache.invalidateQueries({ queryKey: [path] })
      showToast({ title: 'Kept', text: 'It counts for your streak and your total.' })
    },
  })
}
