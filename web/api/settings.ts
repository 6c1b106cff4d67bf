import type { Body, Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery } from './api.ts'

export type Settings = Reply<'settings'>

/** Another device, or the record, may have changed it. */
export const settingsQuery = queryOptions({
  ...callQuery('settings'),
  staleTime: 0,
})

export function useChangeTimeZone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changeTimeZone'>) => api.changeTimeZone({ body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
}
