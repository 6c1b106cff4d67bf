import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { openRoundQuery } from '../modules/rounds/rounds.queries.ts'
import type { OpenRound } from '../modules/rounds/submission/queue-submission.ts'

/** Keeps the round in the cache until the screen reads it, so that it is drawn at once. */
export async function pinRoundQuery(client: QueryClient, userId: string, read?: () => Promise<OpenRound>) {
  const options = { ...openRoundQuery(userId), ...(read && { queryFn: read }) }
  const observer = new QueryObserver(client, options)
  const letGo = observer.subscribe(() => undefined)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query !== observer.getCurrentQuery()) return
    stop()
    letGo()
  })
  await client.ensureQueryData(options).catch(() => undefined)
}
