import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefused } from '../api/call-failed.ts'
import { rememberEndedSession, signsOutNow } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}
interface Meta extends Record<string, unknown> {
  /** The screen says itself what to do when the session has ended. */
  tellsOfEndedSession?: boolean
  /** It ends the session on purpose: other calls that are refused before its answer is here are no news. */
  endsSession?: boolean
}

/**
 * What is fetched stays; screens say themselves when it has changed. Offline a call fails at once instead of waiting.
 * A person who was signed out elsewhere is led to the sign-in by the first call that is refused: no retry would help.
 */
export function makeQueryClient(leaveFor: (path: string) => void) {
  function leaveIfEnded(error: Error, meta: Meta | undefined) {
    const hasEnded = isRefused(error, 'sign_in_required')
    const isShownElsewhere = meta?.tellsOfEndedSession || signsOutNow() || (!meta?.endsSession && isEnding())
    if (!hasEnded || isShownElsewhere || !client.getQueryData(userQuery.queryKey)) return
    rememberEndedSession()
    leaveFor('/login')
  }
  const isEnding = () => client.isMutating({ predicate: ({ meta }) => Boolean(meta?.endsSession) }) > 0
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => leaveIfEnded(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _, __, { meta }) => leaveIfEnded(error, meta) }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
