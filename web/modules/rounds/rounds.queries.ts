import type { Body, Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { showToast } from '../../ui/toast.ts'
import { keepFinished } from './finished.ts'

export type Round = Reply<'openRound'>

/**
 * The open round. Never kept and never fetched again behind somebody's back: after midnight the same call may give another
 * problem, and it would replace the one that is being solved.
 */
export const roundQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('openRound', { userId }),
    queryFn: () => api.openRound(),
    meta: { tellsOfEndedSession: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Without a connection it should say so, not wait.
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

/** The outcome is shown even when the person has left the screen meanwhile. */
export function useSubmitSolutions({ onAccepted, onRefused }: Outcomes) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: HandIn) => api.submitSolutions({ body, idempotencyKey: key }),
    meta: { tellsOfEndedSession: true },
    networkMode: 'always',
    onError: onRefused,
    onSuccess: (reply) => {
      onAccepted()
      keepFinished(cache, reply)
      showToast({ title: 'Solutions Submitted!', text: 'Great work! Your solutions have been saved.' })
    },
  })
}
