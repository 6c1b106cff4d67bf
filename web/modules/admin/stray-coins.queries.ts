import type { Body, Reply } from '@app/contract/call'
import type { listStrays, settleStray } from '@app/contract/stray'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callPage, sentenceOf } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'

export type Stray = Reply<typeof listStrays>[number]

const path = '/api/admin/stray-coins'

/** The oldest 50: what is settled makes room for the next. */
export const straysQuery = queryOptions({
  queryKey: [path],
  queryFn: () => callPage<typeof listStrays>({ method: 'GET', path }),
  staleTime: 0,
})

export function useSettleStray(id: string, onSettled: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof settleStray>) =>
      call<typeof settleStray>({ method: 'POST', path: '/api/admin/stray-coins/:id' }, { params: { id }, body }),
    onSuccess: () => {
      showToast({ title: 'Decided', text: 'The money is off the list.' })
      onSettled()
    },
    onError: (error) =>
      showToast({ title: 'Error', text: sentenceOf(error, 'Nothing was decided. Please try again.'), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: [path] }),
  })
}
