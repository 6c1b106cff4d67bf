import type { Reply } from '@app/contract/calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, queryKey } from './api.ts'
import { isRefused, SessionReplaced } from './call-failed.ts'
import { sessionMark } from './session-mark.ts'

export type User = Reply<'currentUser'>

/** Who is signed in: null after a 401, an error after anything else that is not a success. */
export const userQuery = queryOptions({
  queryKey: queryKey('currentUser'),
  queryFn: askWhoIsSignedIn,
})

async function askWhoIsSignedIn(): Promise<User | null> {
  const session = sessionMark()
  try {
    const user = await api.currentUser()
    if (typeof user?.id !== 'string') throw new TypeError('Something else answers for the server.')
    if (sessionMark() === session) return user
  } catch (error) {
    if (isRefused(error, 'sign_in_required')) return null
    if (!(error instanceof SessionReplaced)) throw error
  }
  // The answer is about the session before.
  return await askWhoIsSignedIn()
}

export const useUser = () => useQuery(userQuery).data ?? null
