import type { Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, callQuery } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { useIsOffline } from '../../api/network.ts'
import { useUser } from '../../api/session.ts'
import { readLocalJson, removeLocal, writeLocal } from '../../device/local-storage.ts'
import { showToast } from '../../ui/toast.ts'

export type UnlockedAchievement = Reply<'listAchievements'>[number]

export const achievementsQuery = queryOptions(callQuery('listAchievements'))

export const achievementProgressQuery = queryOptions(callQuery('achievementProgress'))

export function useCheckAchievements() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.checkAchievements(),
    onSuccess: (unlocked) => {
      const known = cache.getQueryData(achievementsQuery.queryKey) ?? []
      cache.setQueryData(achievementsQuery.queryKey, unlocked)
      void cache.invalidateQueries({ queryKey: achievementProgressQuery.queryKey })
      // New ones have their own card.
      if (unlocked.every(({ id }) => known.some((each) => each.id === id)))
        showToast({ title: 'Nothing New', text: `You’re up to date: ${unlocked.length} unlocked.` })
    },
    onError: (error) => showError(error, 'We couldn’t check your achievements. Try again.'),
  })
}

const dismissedName = (person: string) => `firecrest:dismissed-achievements:${person}`
const isList = (stored: Partial<string[]> | null): stored is string[] => Array.isArray(stored)
const dismissedBy = (person: string): readonly string[] => readLocalJson(dismissedName(person), isList) ?? []

function rememberDismissed(person: string, ids: readonly string[]) {
  if (ids.length === 0) removeLocal(dismissedName(person))
  else writeLocal(dismissedName(person), JSON.stringify([...new Set(ids)]))
}

/** Those that were dismissed without network stay away, and are marked as seen once there is network. */
export function useNewAchievements(): readonly UnlockedAchievement[] {
  const person = useUser()?.id ?? ''
  const isAway = useIsOffline()
  const { mutate } = useMarkAchievementsSeen()
  const all = (useQuery(achievementsQuery).data ?? []).filter(({ isNew }) => isNew)
  const dismissed = dismissedBy(person)
  const unsent = all.flatMap(({ id }) => (dismissed.includes(id) ? [id] : [])).join()
  useEffect(() => {
    if (unsent !== '' && !isAway) mutate(unsent.split(','))
  }, [unsent, isAway, mutate])
  return all.filter(({ id }) => !dismissed.includes(id))
}

/** Optimistic: what the server did not take is sent again at the next visit. */
export function useMarkAchievementsSeen() {
  const cache = useQueryClient()
  const person = useUser()?.id ?? ''
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => api.seeAchievement({ params: { id } }))),
    onMutate: (ids) => {
      rememberDismissed(person, [...dismissedBy(person), ...ids])
      cache.setQueryData(achievementsQuery.queryKey, (all) =>
        all?.map((each) => (ids.includes(each.id) ? { ...each, isNew: false } : each)),
      )
    },
    onSuccess: (_, ids) =>
      rememberDismissed(
        person,
        dismissedBy(person).filter((id) => !ids.includes(id)),
      ),
  })
}
