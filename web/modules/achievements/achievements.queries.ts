import type { Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'
import { showFailure } from '../../api/call-failed.ts'
import { showToast } from '../../ui/toast.ts'

export type Unlocked = Reply<'listAchievements'>[number]

export const achievementsQuery = queryOptions(callQuery('listAchievements'))

export const progressQuery = queryOptions(callQuery('achievementProgress'))

export function useCheckAchievements() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.checkAchievements(),
    onSuccess: (unlocked) => {
      const known = cache.getQueryData(achievementsQuery.queryKey) ?? []
      cache.setQueryData(achievementsQuery.queryKey, unlocked)
      void cache.invalidateQueries({ queryKey: progressQuery.queryKey })
      // New ones have their own toasts.
      if (unlocked.every(({ id }) => known.some((each) => each.id === id)))
        showToast({ title: 'Nothing New', text: `Counted again: ${unlocked.length} unlocked.` })
    },
    onError: (error) => showFailure(error, 'The achievements could not be counted. Please try again.'),
  })
}

/** Optimistic: one that the server did not take is new again at the next visit. */
export function useSeeAchievements() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => api.seeAchievement({ params: { id } }))),
    onMutate: (ids) =>
      cache.setQueryData(achievementsQuery.queryKey, (all) =>
        all?.map((each) => (ids.includes(each.id) ? { ...each, isNew: false } : each)),
      ),
  })
}
