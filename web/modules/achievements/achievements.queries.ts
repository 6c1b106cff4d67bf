import type { checkAchievements, listAchievements, seeAchievement } from '@app/contract/achievements'
import type { Reply } from '@app/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'

export type Unlocked = Reply<typeof listAchievements>[number]

export const achievementsQuery = queryOptions({
  queryKey: ['/api/achievements'],
  queryFn: () => call<typeof listAchievements>({ method: 'GET', path: '/api/achievements' }),
})

/** Counts again on the server, by hand. */
export function useCheckAchievements() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof checkAchievements>({ method: 'POST', path: '/api/achievements/check' }),
    onSuccess: (unlocked) => {
      const known = cache.getQueryData(achievementsQuery.queryKey) ?? []
      cache.setQueryData(achievementsQuery.queryKey, unlocked)
      // New ones say so themselves.
      if (unlocked.every(({ id }) => known.some((each) => each.id === id)))
        showToast({ title: 'Nothing New', text: `Counted again: ${unlocked.length} unlocked.` })
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        text: sentenceOf(error, 'The achievements could not be counted. Please try again.'),
        tone: 'danger',
      }),
  })
}

/** They are no longer new here at once; what the server did not hear is new again at the next visit. */
export function useSeeAchievements() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(
        ids.map((id) =>
          call<typeof seeAchievement>({ method: 'POST', path: '/api/achievements/:id/seen' }, { params: { id } }),
        ),
      ),
    onMutate: (ids) =>
      cache.setQueryData(achievementsQuery.queryKey, (all) =>
        all?.map((each) => (ids.includes(each.id) ? { ...each, isNew: false } : each)),
      ),
  })
}
