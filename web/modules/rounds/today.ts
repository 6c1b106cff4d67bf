import { queryOptions, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export const peekQuery = queryOptions(callQuery('peekProblem'))

export const todayCountQuery = queryOptions(callQuery('todayCount'))

export const useSessionsToday = () => useQuery(todayCountQuery).data
