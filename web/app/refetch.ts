import type { Query, QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isNetworkError } from '../api/api-error.ts'
import { isOffline, setOnline } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { restoredAtMs } from '../device/last-updated.ts'
import { hasQueuedSubmissions } from '../device/submission-queue/submission-queue.ts'
import { openRoundQuery } from '../modules/rounds/rounds.queries.ts'

const openedAt = Date.now()
const [openRound] = queryKey('openRound')

/** Failed, or from an earlier visit. One call that always fails must not repeat all others. An open problem stays. */
const isStaleQuery = ({ state, queryKey: [name] }: Query) =>
  (state.data === undefined || name !== openRound) &&
  (state.status === 'error' || state.isInvalidated || state.fetchFailureCount > 0 || state.dataUpdatedAt < openedAt)

/** What is on the screen now, all else once it is shown. */
export const refetchStale = (client: QueryClient) => client.invalidateQueries({ predicate: isStaleQuery })

/** An open problem stays: it may be finished after midnight. */
export const refetchAll = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== openRound })

/** A page of another day shows the day of now: by the server, or without network by the device. */
export async function rollOverDay(client: QueryClient) {
  if (!isOffline()) await refetchAll(client)
  const user = client.getQueryData(userQuery.queryKey)
  if (!user || !isOffline()) return
  const { restoreFromDevice } = await import('./restore-page.ts')
  await restoreFromDevice(client, user.id)
}

/** The server knows nothing of a list that waits: its answers would take that back, until it is sent. */
export const refetchUnlessQueued = async (client: QueryClient) => {
  if (!hasQueuedSubmissions()) await refetchStale(client)
}

/** A dead connection may take a minute to fail. */
const revalidateTimeoutMs = 3_000

/** Behind what the device has shown: who is signed in, and only then all else. */
export async function revalidateInBackground(client: QueryClient, fillFromDevice: () => Promise<unknown>) {
  const wasAway = isOffline()
  const tooLate = new Promise((resolve) => setTimeout(resolve, revalidateTimeoutMs))
  await Promise.race([client.prefetchQuery({ ...userQuery, staleTime: 0 }), tooLate])
  const { data: user, dataUpdatedAt } = client.getQueryState(userQuery.queryKey) ?? {}
  if (dataUpdatedAt === restoredAtMs) {
    // It is asked again once the server answers.
    setOnline(false)
    if (!wasAway) await fillFromDevice()
    return
  }
  // Where it is nobody, or somebody else, the page is being left.
  if (!user) return
  // What the server has refused while the page opened has its own "Try Again".
  const isUnasked = (query: Query) =>
    isStaleQuery(query) && (query.state.status !== 'error' || isNetworkError(query.state.error))
  const refetched = hasQueuedSubmissions() ? undefined : client.invalidateQueries({ predicate: isUnasked })
  await Promise.all([refetched, confirmRound(client, user.id)])
}

/** The device shows the problem of a pass: the server may have another one open, or none any more. */
async function confirmRound(client: QueryClient, person: string) {
  const query = openRoundQuery(person)
  if (client.getQueryData(query.queryKey)) await client.prefetchQuery({ ...query, staleTime: 0 })
}
