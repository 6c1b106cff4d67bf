import type { Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export type Month = Reply<'month'>

export const monthQuery = (month: string) =>
  queryOptions({ ...callQuery('month', { params: { month } }), staleTime: 0 })
