import type { Body, Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { showToast } from '../../ui/toast.ts'
import { cacheFinished } from './cache-finished.ts'

export type Round = Reply<'openRound'>

/** Never fetched again by itself: after midnight another problem would replace the one that is being solved. */
export const openRoundQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('openRound', { userId }),
    queryFn: () => api.openRound(),
    meta: { handlesEndedSession: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })

export interface HandIn {
  body: Body<'submitSolutions'>
  key: string
}

interface Outcomes {
  onAccepted: () => void
  onRefused: (error: Error) => void
}

/** The toasts come although the person may have left the screen meanwhile. */
export function useSubmitSolutions({ onAccepted, onRefused }: Outcomes) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: HandIn) => api.submitSolutions({ body, idempotencyKey: key }),
    meta: { handlesEndedSession: true },
    networkMode: 'always',
    onError: onRefused,
    onSuccess: (reply) => {
      onAccepted()
      cacheFinished(cache, reply)
      showToast({ title: 'Solutions Submitted!', text: 'Great work! Your solutions have been saved.' })
    },
  })
}
