import type { currentUser } from '@app/contract/account'
import type { Reply } from '@app/contract/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CallFailed, call } from './call.ts'

export type User = Reply<typeof currentUser>

/** Who is signed in: null after a 401, an error after anything else that is not a success. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async (): Promise<User | null> => {
    try {
      return await call<typeof currentUser>({ method: 'GET', path: '/api/auth/user' })
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return null
      throw error
    }
  },
})

/** The person of a screen that only signed-in people reach. */
export const useUser = () => useQuery(userQuery).data ?? null
