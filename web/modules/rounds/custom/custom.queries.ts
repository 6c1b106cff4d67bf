import type { Body } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../../api/api.ts'
import { showError } from '../../../api/api-error.ts'
import { showToast } from '../../../ui/toast.ts'
import { cacheSubmissionReply } from '../submission/cache-submission.ts'

/** Read again at each visit. */
export const sessionStatusQuery = queryOptions({ ...callQuery('sessionStatus'), gcTime: 0 })

export interface CustomSubmissionInput {
  body: Body<'solveCustom'>
  key: string
}

/** The toasts come although the person may have left the screen meanwhile. */
export function useSolveCustom(onAccepted: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: queryKey('solveCustom'),
    mutationFn: ({ body, key }: CustomSubmissionInput) => api.solveCustom({ body, idempotencyKey: key }),
    onError: (error) => showError(error, 'Failed to submit solutions. Please try again.', 'Submission Failed'),
    onSuccess: (reply) => {
      onAccepted()
      cacheSubmissionReply(cache, reply)
      showToast({ title: 'Solutions Submitted!', text: 'Your creative solutions have been saved successfully.' })
    },
  })
}
