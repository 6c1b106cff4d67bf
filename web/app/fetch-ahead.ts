import type { Reply } from '@app/contract/calls'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../api/api.ts'
import { isServerAway, onChance } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { settingsQuery } from '../api/settings.ts'
import { answersOf } from '../device/answers.ts'
import { fromDevice } from '../device/as-of.ts'
import { historyQuery } from '../modules/history/history.queries.ts'
import { thinkerIdOn } from '../modules/rounds/thinker-of-the-day.ts'

const storedForMs = 30 * 24 * 3_600_000

/** Brings to the device what the next days need, and does so again while the page stays open. Returns what ends it. */
export function fetchAhead(client: QueryClient, person: string): () => void {
  void fetchAll(client, person)
  // Also of a page that stays in view past midnight.
  return onChance(() => {
    if (!isServerAway() && arePassesOld(client)) void fetchPasses(client)
  })
}

const passesQuery = callQuery('dayPasses')
/** An app that stays open for days carries the next ones too. */
const passesServeMs = 3 * 3_600_000

/** After a failure. */
const tryAgainMs = 5 * 60_000

function arePassesOld(client: QueryClient) {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = client.getQueryState(passesQuery.queryKey) ?? {}
  return Date.now() - dataUpdatedAt > passesServeMs && Date.now() - errorUpdatedAt > tryAgainMs
}

export const fetchPasses = (client: QueryClient) =>
  client.fetchQuery({ ...passesQuery, meta: { handlesEndedSession: true }, staleTime: 0 }).catch(() => undefined)

/** What the next days need: the problems with the pictures of their thinkers, and for Premium the last of the history. */
async function fetchAll(client: QueryClient, person: string) {
  const meta = { handlesEndedSession: true }
  const carried = await fetchPasses(client)
  const plates = (carried?.days ?? []).map(({ day }) => `/plates/${thinkerIdOn(day)}.avif`)
  // Without a worker nobody would read them.
  void navigator.serviceWorker?.ready
    .then(() => storePictures([...plates, ...thinkerIds.map((id) => `/plates/small/${id}.webp`)]))
    .catch(() => undefined)
  const { dataUpdatedAt = fromDevice } = client.getQueryState(settingsQuery.queryKey) ?? {}
  if (dataUpdatedAt <= fromDevice) await client.prefetchQuery({ ...settingsQuery, meta })
  const isPremium = client.getQueryData(userQuery.queryKey)?.plan === 'premium'
  if (isPremium) await fetchHistory(client, person).catch(() => undefined)
}

const pageAt = (page: number) => ({
  ...historyQuery({ page, type: 'all', words: '' }),
  meta: { handlesEndedSession: true },
  staleTime: Number.POSITIVE_INFINITY,
})

/** What was handed in during the last 30 days. A list that has not changed is not asked for again. */
async function fetchHistory(client: QueryClient, person: string) {
  const onDevice = await answersOf(person)
  let read = await client.fetchQuery(pageAt(1))
  const { total, pages } = read.pagination
  for (let page = 2; page <= pages && isRecent(read); page++) {
    const stored = onDevice.getQueryData<Reply<'listSolutions'>>(pageAt(page).queryKey)
    read = stored?.pagination.total === total ? stored : await client.fetchQuery(pageAt(page))
  }
}

const isRecent = ({ solutions }: Reply<'listSolutions'>) =>
  Date.parse(solutions.at(-1)?.createdAt ?? '') > Date.now() - storedForMs

async function storePictures(paths: readonly string[]) {
  const cache = await caches.open('pictures')
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(held.filter((path) => !paths.includes(path)).map((path) => cache.delete(path)))
  await cache.addAll(paths.filter((path) => !held.includes(path)))
}
