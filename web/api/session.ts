import type { Reply } from '@app/contract/calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, queryKey } from './api.ts'
import { isRefused } from './call-failed.ts'

export type User = Reply<'currentUser'>

/** Who is signed in: null after a 401, an error after anything else that is not a success. */
export const userQuery = queryOptions({
  queryKey: queryKey('currentUser'),
  queryFn: async (): Promise<User | null> => {
    try {
      return await api.currentUser()
    } catch (error) {
      if (isRefused(error, 'sign_in_required')) return null
      throw error
    }
  },
})

export const useUser = () => useQuery(userQuery).data ?? null
