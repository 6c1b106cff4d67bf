import type { Body, Reply } from '@app/contract/call'
import type { endPause, planPause, streakStory, streakSummary } from '@app/contract/streak'
import { addDays, type Day } from '@app/domain/day/day'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type StreakSummary = Reply<typeof streakSummary>

/** Looked up anew each time: the hours alone change it. */
export const streakSummaryQuery = queryOptions({
  queryKey: ['/api/streak'],
  queryFn: () => call<typeof streakSummary>({ method: 'GET', path: '/api/streak' }),
  staleTime: 0,
})

const daysTold = 60

export function storyQuery(today: Day) {
  const query = { from: addDays(today, 1 - daysTold), to: today }
  return queryOptions({
    queryKey: ['/api/streak/story', query],
    queryFn: () => call<typeof streakStory>({ method: 'GET', path: '/api/streak/story' }, { query }),
    staleTime: 0,
  })
}

/** A pause changes what the streak rests on, and the calendar. */
function useRefreshed() {
  const cache = useQueryClient()
  return () =>
    Promise.all(
      ['/api/streak', '/api/streak/story', '/api/progress/days'].map((path) =>
        cache.invalidateQueries({ queryKey: [path] }),
      ),
    )
}

export const usePlanPause = () =>
  useMutation({
    mutationFn: (body: Body<typeof planPause>) =>
      call<typeof planPause>({ method: 'POST', path: '/api/streak/pauses' }, { body }),
    onSuccess: useRefreshed(),
  })

export const useEndPause = () =>
  useMutation({
    mutationFn: (id: string) =>
      call<typeof endPause>({ method: 'POST', path: '/api/streak/pauses/:id/end' }, { params: { id } }),
    onSuccess: useRefreshed(),
  })
