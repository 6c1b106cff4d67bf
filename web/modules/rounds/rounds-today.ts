import { queryOptions, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export const previewProblemQuery = queryOptions(callQuery('peekProblem'))

export const todayCountQuery = queryOptions(callQuery('todayCount'))

export const useRoundsToday = () => useQuery(todayCountQuery).data
