import type { Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from './api.ts'

export type Settings = Reply<'settings'>

/** Another device, or the record, may have changed it. */
export const settingsQuery = queryOptions({
  ...callQuery('settings'),
  staleTime: 0,
})
