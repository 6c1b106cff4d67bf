import type { Body } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery } from '../../../api/api.ts'
import { sentenceOf } from '../../../api/call-failed.ts'
import { showToast } from '../../../ui/toast.ts'
import { cacheFinished } from '../rounds.queries.ts'

/** Whether another session fits into today; asked anew at each visit. */
export const sessionStatusQuery = queryOptions({
  ...callQuery('sessionStatus'),
  gcTime: 0,
})

export interface HandIn {
  body: Body<'solveCustom'>
  key: string
}

/** The outcome is shown even when the person has left the screen meanwhile. */
export function useSolveCustom(onAccepted: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: HandIn) => api.solveCustom({ body, idempotencyKey: key }),
    onError: (error) => {
      const text = sentenceOf(error, 'Failed to submit solutions. Please try again.')
      showToast({ title: 'Submission Failed', text, tone: 'danger' })
    },
    onSuccess: (reply) => {
      onAccepted()
      cacheFinished(cache, reply)
      showToast({ title: 'Solutions Submitted!', text: 'Your creative solutions have been saved successfully.' })
    },
  })
}
