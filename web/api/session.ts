import type { Reply } from '@app/contract/calls'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api, queryKey } from './api.ts'
import { ApiError, isRefused, SessionReplacedError } from './api-error.ts'
import { readSessionMarker } from './session-marker.ts'

export type User = Reply<'currentUser'>

/** Who is signed in: null after a 401, an error after anything else that is not a success. */
export const userQuery = queryOptions({
  queryKey: queryKey('currentUser'),
  queryFn: fetchUser,
})

async function fetchUser(): Promise<User | null> {
  const session = readSessionMarker()
  try {
    const user = await api.currentUser()
    if (typeof user?.id !== 'string')
      throw new TypeError('We couldn’t reach our server. Something else on your network answered.')
    if (readSessionMarker() === session) return user
  } catch (error) {
    if (isRefused(error, 'sign_in_required')) return null
    if (!(error instanceof SessionReplacedError)) throw error
  }
  // The answer is about the session before.
  return await fetchUser()
}

const cookiesBlockedMessage =
  'Your browser is blocking this site’s cookies, so you can’t stay signed in. Allow them, then sign in again.'

/** A sign-in is believed once its cookie is there: the mark beside it, or, of a server that sets none, the answer to it. */
export async function confirmSignedIn<Signed extends object>(reply: Signed): Promise<Signed> {
  if (!('id' in reply) || readSessionMarker() !== null) return reply
  const user = await fetchUser().catch(() => reply)
  if (user === null) throw new ApiError(400, JSON.stringify({ message: cookiesBlockedMessage }))
  return reply
}

/** A reply that lay on the device has no email address: the one that the page knows stays. */
export const cacheUser = (cache: QueryClient, user: User) =>
  cache.setQueryData(userQuery.queryKey, (known) => ({ ...user, email: user.email || (known?.email ?? '') }))

export const useUser = () => useQuery(userQuery).data ?? null
