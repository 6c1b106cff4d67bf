import type { Body, Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'
import { useSettling } from './use-settling.ts'

export type Stray = Reply<'listStrays'>[number]

/** The oldest 50: what is settled makes room for the next. */
export const straysQuery = queryOptions({
  ...callQuery('listStrays'),
  staleTime: 0,
})

export const useSettleStray = (id: string, onSettled: () => void) =>
  useSettling({
    changes: ['listStrays'],
    send: (body: Body<'settleStray'>) => api.settleStray({ params: { id }, body }),
    said: () => 'The money is off the list.',
    onSettled,
  })
