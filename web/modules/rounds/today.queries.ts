import type { peekProblem, todayCount } from '@app/contract/rounds'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const peekQuery = queryOptions({
  queryKey: ['/api/problems/today'],
  queryFn: () => call<typeof peekProblem>({ method: 'GET', path: '/api/problems/today' }),
})

export const todayCountQuery = queryOptions({
  queryKey: ['/api/solutions/today-count'],
  queryFn: () => call<typeof todayCount>({ method: 'GET', path: '/api/solutions/today-count' }),
})
