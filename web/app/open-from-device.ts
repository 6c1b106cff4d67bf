import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isServerAway, noteNetwork } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import { withZoneHere } from '../api/zone.ts'
import { readAnswers } from '../device/answers.ts'
import { asOfKey, fromDevice } from '../device/as-of.ts'
import { asOfToday } from '../device/as-of-today.ts'
import { carriedIn, type DayPass, dayOf, nextPass, writtenHere } from '../device/day-passes.ts'
import { finishedRoundQuery } from '../modules/feedback/feedback.queries.ts'
import { showLists } from '../modules/offline/outbox.ts'
import { recentDaysQuery } from '../modules/streak/progress.queries.ts'
import type { Router } from '../router/router.ts'
import { holdRound } from './hold-round.ts'

interface Opened {
  user: User
  next: DayPass | undefined
}

/** Opens the page of the address with what the device has; false where that is nothing. */
export async function openPage(client: QueryClient, router: Pick<Router, 'follow'>): Promise<boolean> {
  if (!navigator.onLine) noteNetwork(false)
  const known = await openFromDevice(client)
  if (!known) return false
  const { user, next } = known
  const isSolving = next && location.pathname === '/solve'
  await Promise.all([router.follow(), isSolving && holdRound(client, user.id, async () => next)])
  return true
}

/** Fills the cache with what the device has of the person whose session this is, or of `person`; undefined without any. */
export async function openFromDevice(client: QueryClient, person?: string): Promise<Opened | undefined> {
  const here = await readAnswers()
  if (!here || (person !== undefined && here.person !== person)) return undefined
  const { answers } = here
  const me = answers.getQueryState<User>(userQuery.queryKey)
  if (!me?.data) return undefined
  const [{ waiting, replies, written }] = await Promise.all([writtenHere(here.person), showLists(here.person)])
  const user = withZoneHere(replies[0] && replies[0].at > me.dataUpdatedAt ? replies[0].user : me.data)
  const next = nextPass(answers, written)
  const put = (key: readonly unknown[], data: unknown) => client.setQueryData(key, data, { updatedAt: fromDevice })
  for (const round of [...latestOf(answers), ...replies.map((reply) => reply.round)])
    put(finishedRoundQuery(round.id).queryKey, round)
  const daysKey = recentDaysQuery(dayAt(Date.now(), user.timeZone)).queryKey
  // With a server the problem of a day that is not on the device is about to come.
  const isComing = !isServerAway() && !dayOf(carriedIn(answers))
  asOfToday({ user, answers, replies, waiting, next, daysKey })
  if (isComing) answers.removeQueries({ queryKey: queryKey('peekProblem') })
  for (const { queryKey: key, state } of answers.getQueryCache().getAll()) put(key, state.data)
  showDays(client, daysKey)
  client.setQueryData(asOfKey, me.dataUpdatedAt)
  return { user, next }
}

/** Whatever days are on the screen. */
function showDays(client: QueryClient, daysKey: readonly unknown[]) {
  const log = client.getQueryData<Reply<'dayLog'>>(daysKey)
  if (!log) return
  client.setQueriesData<Reply<'dayLog'>>(
    { queryKey: queryKey('dayLog'), type: 'active' },
    (own) => own && { ...log, days: [...own.days, ...log.days] },
    { updatedAt: fromDevice },
  )
}

function latestOf(answers: QueryClient) {
  const { today, yesterday } = answers.getQueryData<Reply<'latestRound'>>(queryKey('latestRound')) ?? {}
  return [today, yesterday].filter((round) => round != null)
}
