import { queryOptions, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

export const previewProblemQuery = queryOptions(callQuery('peekProblem'))

export const todayCountQuery = queryOptions(callQuery('todayCount'))

export const useRoundsToday = () => useQuery(todayCountQuery).data

/** No session is left today; false as long as that is not known. */
export function useIsDayDone(): boolean {
  const sessions = useRoundsToday()
  return sessions !== undefined && sessions.count >= sessions.limit
}
