import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'

export const calendarQuery = queryOptions(callQuery('calendarFeed'))

export function useOpenCalendar() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.openCalendarFeed(),
    onSuccess: () => cache.setQueryData(calendarQuery.queryKey, { isOn: true }),
  })
}

export function useCloseCalendar() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.closeCalendarFeed(),
    onSuccess: () => cache.setQueryData(calendarQuery.queryKey, { isOn: false }),
  })
}
