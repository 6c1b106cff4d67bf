import type { Reply } from '@app/contract/calls'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../api/api.ts'
import { isOffline, onRetryOpportunity } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { settingsQuery } from '../api/settings.ts'
import { restoredAtMs } from '../device/last-updated.ts'
import { restoreQueriesOf } from '../device/persisted-queries.ts'
import { historyQuery } from '../modules/history/history.queries.ts'

const historyMs = 30 * 24 * 3_600_000

/** Brings to the device what the next days need, and does so again while the page stays open. Returns what ends it. */
export function prefetchForOffline(client: QueryClient, person: string): () => void {
  void fetchAll(client, person)
  // Also of a page that stays in view past midnight.
  const stopRetries = onRetryOpportunity(() => {
    if (!isOffline() && areDayPassesStale(client)) void fetchDayPasses(client)
  })
  // A round, a plan or a zone changes which problems are open, and how many slots the server accepts.
  let known = whatPassesFollow(client)
  const stopFollowing = client.getQueryCache().subscribe(({ type, query }) => {
    const next = whatPassesFollow(client)
    if (type !== 'updated' || query.queryKey[0] !== userQuery.queryKey[0] || next === known) return
    known = next
    if (!isOffline()) void fetchDayPasses(client)
  })
  return () => {
    stopRetries()
    stopFollowing()
  }
}

function whatPassesFollow(client: QueryClient) {
  const { streak, totalSolved, plan, timeZone } = client.getQueryData(userQuery.queryKey) ?? {}
  return JSON.stringify([streak, totalSolved, plan, timeZone])
}

const passesQuery = callQuery('dayPasses')
/** An app that stays open for days carries the next ones too. */
const dayPassesFreshMs = 3 * 3_600_000

/** After a failure. */
const retryMs = 5 * 60_000

function areDayPassesStale(client: QueryClient) {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = client.getQueryState(passesQuery.queryKey) ?? {}
  return Date.now() - dataUpdatedAt > dayPassesFreshMs && Date.now() - errorUpdatedAt > retryMs
}

/** One that is under way may have been answered before the server took what makes them stale. */
export async function fetchDayPasses(client: QueryClient) {
  await client
    .getQueryCache()
    .find({ queryKey: passesQuery.queryKey })
    ?.promise?.catch(() => undefined)
  return client
    .fetchQuery({ ...passesQuery, meta: { canHandleEndedSession: true }, staleTime: 0 })
    .catch(() => undefined)
}

/** What the next days need: the problems with the pictures of their thinkers, and for Premium the last of the history. */
async function fetchAll(client: QueryClient, person: string) {
  const meta = { canHandleEndedSession: true }
  const carried = await fetchDayPasses(client)
  const plates = (carried?.days ?? []).flatMap(({ passes }) =>
    passes.map(({ practice }) => `/plates/${practice.thinkerId}.avif`),
  )
  // Without a worker nobody would read them.
  void navigator.serviceWorker?.ready
    .then(() => storePictures([...new Set([...plates, ...thinkerIds.map((id) => `/plates/small/${id}.webp`)])]))
    .catch(() => undefined)
  const { dataUpdatedAt = restoredAtMs } = client.getQueryState(settingsQuery.queryKey) ?? {}
  if (dataUpdatedAt <= restoredAtMs) await client.prefetchQuery({ ...settingsQuery, meta })
  const isPremium = client.getQueryData(userQuery.queryKey)?.plan === 'premium'
  if (isPremium) await fetchHistory(client, person).catch(() => undefined)
}

const pageAt = (page: number) => ({
  ...historyQuery({ page, type: 'all', words: '' }),
  meta: { canHandleEndedSession: true },
  staleTime: Number.POSITIVE_INFINITY,
})

/** What was handed in during the last 30 days. A list that has not changed is not asked for again. */
async function fetchHistory(client: QueryClient, person: string) {
  const onDevice = await restoreQueriesOf(person)
  let read = await client.fetchQuery(pageAt(1))
  const { total, pages } = read.pagination
  for (let page = 2; page <= pages && isRecent(read); page++) {
    const stored = onDevice.getQueryData<Reply<'listSolutions'>>(pageAt(page).queryKey)
    read = stored?.pagination.total === total ? stored : await client.fetchQuery(pageAt(page))
  }
}

const isRecent = ({ solutions }: Reply<'listSolutions'>) =>
  Date.parse(solutions.at(-1)?.createdAt ?? '') > Date.now() - historyMs

async function storePictures(paths: readonly string[]) {
  const cache = await caches.open('pictures')
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(held.filter((path) => !paths.includes(path)).map((path) => cache.delete(path)))
  const missing = paths.filter((path) => !held.includes(path))
  // What stands between, as a proxy whose own session is over, may redirect: that is no picture of ours.
  await cache.addAll(missing.map((path) => new Request(path, { redirect: 'error' })))
}
