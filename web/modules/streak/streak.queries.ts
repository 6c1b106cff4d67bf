import type { Body, Reply } from '@app/contract/calls'
import { addDays, type Day } from '@app/domain/day/day'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'

export type StreakSummary = Reply<'streakSummary'>
export type StreakStory = Reply<'streakStory'>

/** It changes by the hour alone. */
export const streakSummaryQuery = queryOptions({ ...callQuery('streakSummary'), staleTime: 0 })

const daysShown = 60

export function streakStoryQuery(today: Day) {
  const query = { from: addDays(today, 1 - daysShown), to: today }
  return queryOptions({ ...callQuery('streakStory', { query }), staleTime: 0 })
}

const changedByPause = ['streakSummary', 'streakStory', 'dayLog'] as const

function useInvalidate() {
  const cache = useQueryClient()
  return () => Promise.all(changedByPause.map((name) => cache.invalidateQueries({ queryKey: queryKey(name) })))
}

export const usePlanPause = () =>
  useMutation({
    mutationFn: (body: Body<'planPause'>) => api.planPause({ body }),
    onSuccess: useInvalidate(),
  })

export const useEndPause = () =>
  useMutation({
    mutationFn: (id: string) => api.endPause({ params: { id } }),
    onSuccess: useInvalidate(),
  })
