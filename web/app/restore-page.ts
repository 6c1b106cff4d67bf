import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isOffline, setOnline } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import { withSupportedTimeZone } from '../api/time-zone.ts'
import {
  currentOfflineDay,
  type DayPass,
  nextDayPass,
  offlineDaysIn,
  submissionsOnDevice,
} from '../device/day-passes.ts'
import { lastUpdatedKey, restoredAtMs } from '../device/last-updated.ts'
import { restoreQueries } from '../device/persisted-queries.ts'
import { rollToToday } from '../device/roll-to-today.ts'
import { refreshQueue } from '../device/submission-queue/submission-queue.ts'
import { finishedRoundQuery } from '../modules/feedback/feedback.queries.ts'
import { roundOfPass } from '../modules/rounds/submission/queue-submission.ts'
import { recentDaysQuery } from '../modules/streak/day-log.queries.ts'
import type { Router } from '../router/router.ts'
import { pinRoundQuery } from './pin-round.ts'

interface Opened {
  user: User
  next: DayPass | undefined
}

/** Opens the page of the address with what the device has; false where that is nothing. */
export async function restorePage(client: QueryClient, router: Pick<Router, 'follow'>): Promise<boolean> {
  if (!navigator.onLine) setOnline(false)
  const known = await restoreFromDevice(client)
  if (!known) return false
  const { user, next } = known
  const isSolving = next && location.pathname === '/solve'
  await Promise.all([router.follow(), isSolving && pinRoundQuery(client, user.id, async () => roundOfPass(next, user))])
  return true
}

/** Fills the cache with what the device has of the person whose session this is, or of `person`; undefined without any. */
export async function restoreFromDevice(client: QueryClient, person?: string): Promise<Opened | undefined> {
  const here = await restoreQueries()
  if (!here || (person !== undefined && here.person !== person)) return undefined
  const { answers: queries } = here
  const me = queries.getQueryState<User>(userQuery.queryKey)
  if (!me?.data) return undefined
  const [{ waiting, replies, written }] = await Promise.all([
    submissionsOnDevice(here.person),
    refreshQueue(here.person),
  ])
  const user = withSupportedTimeZone(replies[0] && replies[0].at > me.dataUpdatedAt ? replies[0].user : me.data)
  const next = nextDayPass(queries, written)
  const put = (key: readonly unknown[], data: unknown) => client.setQueryData(key, data, { updatedAt: restoredAtMs })
  for (const round of [...latestOf(queries), ...replies.map((reply) => reply.round)])
    put(finishedRoundQuery(round.id).queryKey, round)
  const daysKey = recentDaysQuery(dayAt(Date.now(), user.timeZone)).queryKey
  // With a server the problem of a day that is not on the device is about to come.
  const isComing = !isOffline() && !currentOfflineDay(offlineDaysIn(queries))
  rollToToday({ user, queries, replies, waiting, next, daysKey })
  if (isComing) queries.removeQueries({ queryKey: queryKey('peekProblem') })
  for (const { queryKey: key, state } of queries.getQueryCache().getAll()) put(key, state.data)
  showOfflineDays(client, daysKey)
  client.setQueryData(lastUpdatedKey, me.dataUpdatedAt)
  return { user, next }
}

/** Whatever days are on the screen. */
function showOfflineDays(client: QueryClient, daysKey: readonly unknown[]) {
  const log = client.getQueryData<Reply<'dayLog'>>(daysKey)
  if (!log) return
  client.setQueriesData<Reply<'dayLog'>>(
    { queryKey: queryKey('dayLog'), type: 'active' },
    (own) => own && { ...log, days: [...own.days, ...log.days] },
    { updatedAt: restoredAtMs },
  )
}

function latestOf(answers: QueryClient) {
  const { today, yesterday } = answers.getQueryData<Reply<'latestRound'>>(queryKey('latestRound')) ?? {}
  return [today, yesterday].filter((round) => round != null)
}
