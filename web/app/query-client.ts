import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefused } from '../api/api-error.ts'
import { isSigningOut, rememberEndedSession, showSignedOut } from '../api/ended-session.ts'
import { userQuery } from '../api/session.ts'
import { clearSessionFromDevice } from '../pwa/clear-device.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}
interface Meta extends Record<string, unknown> {
  /** The screen shows itself that the session has ended. */
  canHandleEndedSession?: boolean
  /** It ends the session on purpose: other calls may be refused meanwhile. */
  isEndingSession?: boolean
}

/** Answers stay until a screen marks them as changed. Offline a call fails at once instead of waiting. */
export function createQueryClient(leaveFor: (path: string) => void) {
  function leaveIfEnded(error: Error, meta: Meta | undefined) {
    const hasEnded = isRefused(error, 'sign_in_required')
    const isHandledElsewhere = meta?.canHandleEndedSession || isSigningOut() || (!meta?.isEndingSession && isEnding())
    if (!hasEnded || isHandledElsewhere || !client.getQueryData(userQuery.queryKey)) return
    showSignedOut()
    rememberEndedSession()
    void clearSessionFromDevice('/login')
    leaveFor('/login')
  }
  const isEnding = () => client.isMutating({ predicate: ({ meta }) => Boolean(meta?.isEndingSession) }) > 0
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => leaveIfEnded(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _, __, { meta }) => leaveIfEnded(error, meta) }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // A screen that is opened without network shows what this visit has read.
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Nor by a part that is drawn after the failure; the next visit asks anew (router.ts).
        retryOnMount: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
