import type { Reply } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../api/api.ts'
import { isServerAway, onNetwork } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import { settingsQuery } from '../api/settings.ts'
import { historyQuery } from '../modules/history/history.queries.ts'
import { thinkerIdOn } from '../modules/rounds/thinker-of-the-day.ts'
import { forgetAnswers, remove, store, storedFor } from '../pwa/device/device-store.ts'

/** What screens can show without network; all else stays on the server. */
const stored: readonly RouteName[] = [
  ...(['currentUser', 'peekProblem', 'todayCount', 'dailyQuote', 'latestRound', 'dayLog', 'streakSummary'] as const),
  ...(['listAchievements', 'achievementProgress', 'dueTrials', 'settings', 'listDevices', 'installation'] as const),
  ...(['finishedRound', 'dayPasses', 'listSolutions', 'reminders', 'calendarFeed'] as const),
]

/** A search needs network: its answers would only fill the device. */
const isStored = ([name, asked]: readonly unknown[]) =>
  stored.includes(name as RouteName) && (asked as { query?: { q?: string } } | undefined)?.query?.q === undefined

const storedForMs = 30 * 24 * 3_600_000

export function storeAnswers(client: QueryClient, since: number): () => void {
  const { id: person } = client.getQueryData(userQuery.queryKey) as User

  function storeAnswer(key: readonly unknown[], data: unknown, at: number) {
    // Older ones came from the device itself, and so do those that are set while nobody answers.
    if (at < since || isServerAway() || data === undefined || data === null || !isStored(key)) return
    void store('answers', { person, id: JSON.stringify(key), key, data, at })
  }

  const cache = client.getQueryCache()
  const stop = cache.subscribe(({ type, query: { state, queryKey: key } }) => {
    if (type === 'updated' && state.status === 'success' && state.fetchStatus === 'idle')
      storeAnswer(key, state.data, state.dataUpdatedAt)
  })
  void forgetAnswers(person).then(async () => {
    for (const { queryKey: key, state } of cache.getAll())
      if (state.status === 'success') storeAnswer(key, state.data, state.dataUpdatedAt)
    const old = (await storedFor('answers', person)).filter(({ at }) => at < since - storedForMs)
    if (old.length > 0) await remove('answers', old)
  })
  void fetchAhead(client)
  const onceSeen = () => {
    if (document.visibilityState === 'visible' && !isServerAway() && arePassesOld(client)) void fetchPasses(client)
  }
  document.addEventListener('visibilitychange', onceSeen)
  const stopNetwork = onNetwork(onceSeen)
  // Of a page that stays in view past midnight.
  const timer = setInterval(onceSeen, passesServeMs / 2)
  return () => {
    stop()
    stopNetwork()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onceSeen)
  }
}

const passesQuery = callQuery('dayPasses')
/** An app that stays open for days carries the next ones too. */
const passesServeMs = 3 * 3_600_000

const arePassesOld = (client: QueryClient) =>
  Date.now() - (client.getQueryState(passesQuery.queryKey)?.dataUpdatedAt ?? 0) > passesServeMs

export const fetchPasses = (client: QueryClient) =>
  client.fetchQuery({ ...passesQuery, meta: { handlesEndedSession: true }, staleTime: 0 }).catch(() => undefined)

/** What the next days need: the problems with the pictures of their thinkers, and for Premium the last of the history. */
async function fetchAhead(client: QueryClient) {
  const meta = { handlesEndedSession: true }
  const carried = await fetchPasses(client)
  const plates = (carried?.days ?? []).map(({ day }) => `/plates/${thinkerIdOn(day)}.avif`)
  // Without a worker nobody would read them.
  void navigator.serviceWorker?.ready
    .then(() => storePictures([...plates, ...thinkerIds.map((id) => `/plates/small/${id}.webp`)]))
    .catch(() => undefined)
  if (!client.getQueryData(settingsQuery.queryKey)) await client.prefetchQuery({ ...settingsQuery, meta })
  const user = client.getQueryData(userQuery.queryKey)
  if (user?.plan === 'premium') await fetchHistory(client, user.id).catch(() => undefined)
}

const pageAt = (page: number) => ({
  ...historyQuery({ page, type: 'all', words: '' }),
  meta: { handlesEndedSession: true },
  staleTime: Number.POSITIVE_INFINITY,
})

/** What was handed in during the last 30 days. A list that has not changed is not asked for again. */
async function fetchHistory(client: QueryClient, person: string) {
  const onDevice = new Map((await storedFor('answers', person)).map(({ id, data }) => [id, data]))
  const storedAt = (page: number) => onDevice.get(JSON.stringify(pageAt(page).queryKey)) as Reply<'listSolutions'>
  let read = await client.fetchQuery(pageAt(1))
  const { total, pages } = read.pagination
  for (let page = 2; page <= pages && isRecent(read); page++)
    read = storedAt(page)?.pagination.total === total ? storedAt(page) : await client.fetchQuery(pageAt(page))
}

const isRecent = ({ solutions }: Reply<'listSolutions'>) =>
  Date.parse(solutions.at(-1)?.createdAt ?? '') > Date.now() - storedForMs

async function storePictures(paths: readonly string[]) {
  const cache = await caches.open('pictures')
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(held.filter((path) => !paths.includes(path)).map((path) => cache.delete(path)))
  await cache.addAll(paths.filter((path) => !held.includes(path)))
}
