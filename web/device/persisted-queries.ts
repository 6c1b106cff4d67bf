import type { RouteName } from '@app/contract/routes'
import { sessionLifetimeDays } from '@app/domain/account/lifetimes'
import { type Query, QueryClient } from '@tanstack/react-query'
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/react-query-persist-client'
import { isOffline } from '../api/network.ts'
import { readSessionMarker } from '../api/session-marker.ts'
import { withoutEmail } from './open-database.ts'
import {
  clearOtherUsers,
  listPersistedRows,
  type PersistedRow,
  type PersistedUser,
  persistedVersion,
  personKey,
  removePersistedRows,
  startPersisting,
  writePersistedRow,
} from './persisted-user.ts'

/* What the server last said to the person who is signed in, an entry an answer: two tabs write beside each other. */

/** What screens can show without network; all else stays on the server: no address and no other device of the person. */
const persistedCalls: readonly RouteName[] = [
  'currentUser',
  'peekProblem',
  'todayCount',
  'dailyQuote',
  'latestRound',
  'dayLog',
  'streakSummary',
  'listAchievements',
  'achievementProgress',
  'dueTrials',
  'settings',
  'installation',
  'finishedRound',
  'dayPasses',
  'listSolutions',
  'calendarFeed',
]

/** A search needs network: its answers would only fill the device. */
const isPersisted = ([name, asked]: readonly unknown[]) =>
  persistedCalls.includes(name as RouteName) &&
  (asked as { query?: { q?: string } } | undefined)?.query?.q === undefined

/** No answer lies here longer than a session that nobody uses. */
const maxAgeMs = sessionLifetimeDays.idle * 24 * 3_600_000

interface Persisted {
  entries?: () => [string, PersistedRow][] | Promise<[string, PersistedRow][]>
  isWanted?: () => boolean
}

/** By person; an answer of another shape is none. */
const persisterOf = (person: string, { entries = listPersistedRows, isWanted = () => true }: Persisted) =>
  experimental_createQueryPersister<PersistedRow>({
    storage: {
      entries,
      getItem: () => undefined,
      setItem: (key, row) => writePersistedRow(key, row, isWanted),
      removeItem: (key) => removePersistedRows([key]),
    },
    prefix: person,
    buster: persistedVersion,
    maxAge: maxAgeMs,
    serialize: ({ state, ...query }) => ({ ...query, state: { ...state, data: withoutEmail(state.data) } }),
    deserialize: (row) => row as PersistedQuery,
  })

/** Nothing where the session is another than the one that stored them: somebody else may be signed in. */
export async function restoreQueries(): Promise<{ person: string; answers: QueryClient } | undefined> {
  const rows = await listPersistedRows()
  const here = rows.find(([key]) => key === personKey)?.[1] as PersistedUser | undefined
  if (!here || here.session !== readSessionMarker()) return undefined
  const answers = createEmptyClient()
  await persisterOf(here.id, { entries: () => rows }).restoreQueries(answers)
  return { person: here.id, answers }
}

const createEmptyClient = () => new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })

export async function restoreQueriesOf(person: string): Promise<QueryClient> {
  const here = await restoreQueries()
  return here?.person === person ? here.answers : createEmptyClient()
}

/** Stores what the server has answered to this person since then, and will. Returns what ends it. */
export function persistQueries(client: QueryClient, person: string, since: number): () => void {
  const cache = client.getQueryCache()
  let isOver = false
  const session = readSessionMarker()
  // Another tab may sign somebody else in, whose answers this page would have from then on.
  const isWanted = () => !isOver && readSessionMarker() === session
  const persister = persisterOf(person, { isWanted })

  function keep(query: Query) {
    const { status, fetchStatus, dataUpdatedAt, data } = query.state
    if (status !== 'success' || fetchStatus !== 'idle' || data === null || !isPersisted(query.queryKey)) return
    // Older ones came from the device itself, and so do those that are set while nobody answers.
    if (dataUpdatedAt >= since && !isOffline()) void persister.persistQuery(query)
  }

  const stopCache = cache.subscribe(({ type, query }) => type === 'updated' && keep(query))
  const stop = () => {
    isOver = true
    stopCache()
  }
  startPersisting(stop)
  void clearOtherUsers(person).then(async () => {
    await writePersistedRow(personKey, { id: person, session }, isWanted)
    for (const query of cache.getAll()) keep(query)
    if (!isOver) await persister.persisterGc()
  })
  return stop
}
