import type { Body, Reply } from '@app/contract/call'
import type { listStrays, settleStray } from '@app/contract/stray'
import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../api/call.ts'
import { useSettling } from './use-settling.ts'

export type Stray = Reply<typeof listStrays>[number]

const path = '/api/admin/stray-coins'

/** The oldest 50: what is settled makes room for the next. */
export const straysQuery = queryOptions({
  queryKey: [path],
  queryFn: () => callPage<typeof listStrays>({ method: 'GET', path }),
  staleTime: 0,
})

export const useSettleStray = (id: string, onSettled: () => void) =>
  useSettling({
    list: path,
    send: (body: Body<typeof settleStray>) =>
      call<typeof settleStray>({ method: 'POST', path: '/api/admin/stray-coins/:id' }, { params: { id }, body }),
    said: () => 'The money is off the list.',
    onSettled,
  })
