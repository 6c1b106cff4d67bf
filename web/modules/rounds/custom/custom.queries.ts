import type { Body } from '@app/contract/call'
import type { sessionStatus, solveCustom } from '@app/contract/custom-rounds'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '../../../api/call.ts'
import { userQuery } from '../../../api/session.ts'
import { showToast } from '../../../ui/toast.ts'

/** Whether another session fits into today; asked anew at each visit. */
export const sessionStatusQuery = queryOptions({
  queryKey: ['/api/training/session-status'],
  queryFn: () => call<typeof sessionStatus>({ method: 'GET', path: '/api/training/session-status' }),
  gcTime: 0,
})

export interface HandIn {
  body: Body<typeof solveCustom>
  key: string
}

/** What a finished session changes on other screens, besides the person. */
const stale = [
  '/api/training/session-status',
  '/api/problems/today',
  '/api/solutions/today-count',
  '/api/progress/days',
  '/api/streak',
  '/api/achievements',
  '/api/rounds/latest',
]

/** The outcomes are told even when the person has left the screen meanwhile. */
export function useSolveCustom(onAccepted: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: HandIn) =>
      call<typeof solveCustom>({ method: 'POST', path: '/api/custom-problems/solve' }, { body, idempotencyKey: key }),
    onError: (error) => {
      const text = sentenceOf(error, 'Failed to submit solutions. Please try again.')
      showToast({ title: 'Submission Failed', text, tone: 'danger' })
    },
    onSuccess: ({ user }) => {
      onAccepted()
      cache.setQueryData(userQuery.queryKey, user)
      for (const path of stale) void cache.invalidateQueries({ queryKey: [path] })
      showToast({ title: 'Solutions Submitted!', text: 'Your creative solutions have been saved successfully.' })
    },
  })
}
