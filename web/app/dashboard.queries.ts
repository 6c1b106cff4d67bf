import type { Day } from '@app/domain/day/day'
import { type FetchQueryOptions, type QueryClient, type QueryMeta, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { queryKey } from '../api/api.ts'
import { latestQuery } from '../modules/feedback/feedback.queries.ts'
import { quoteQuery } from '../modules/quotes/quotes.queries.ts'
import { peekQuery, todayCountQuery } from '../modules/rounds/today.queries.ts'
import { recentDaysQuery } from '../modules/streak/progress.queries.ts'
import type { DashboardCall } from './dashboard-calls.ts'

type Read = Pick<FetchQueryOptions<unknown, Error, unknown, ReturnType<typeof queryKey>>, 'queryKey' | 'queryFn'>

const reads: Record<DashboardCall, Read> = {
  peekProblem: peekQuery,
  todayCount: todayCountQuery,
  dailyQuote: quoteQuery,
  latestRound: latestQuery,
}
const firstReads = Object.values(reads)

export const prefetchDashboard = (client: QueryClient, meta: QueryMeta = {}) =>
  Promise.all(firstReads.map((read) => client.prefetchQuery({ ...read, meta })))

/** All of it, for somebody who is still busy elsewhere: that a session has ended is theirs to hear of there. */
export async function prefetchBehind(client: QueryClient, today: Day) {
  const meta = { tellsOfEndedSession: true }
  await Promise.all([prefetchDashboard(client, meta), client.prefetchQuery({ ...recentDaysQuery(today), meta })])
}

/** Has everything been answered, well or badly, once? Then nothing on the page moves any more. */
export function useIsAnswered(today: Day): boolean {
  const [wasAnswered, setWasAnswered] = useState(false)
  const answers = useQueries({ queries: [...firstReads, recentDaysQuery(today)] })
  const isAnswered = wasAnswered || answers.every(({ isPending }) => !isPending)
  // A card that tries again what has failed must not bring the skeleton back.
  if (isAnswered && !wasAnswered) setWasAnswered(true)
  return isAnswered
}
