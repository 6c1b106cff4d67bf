import type { Day } from '@app/domain/day/day'
import { type FetchQueryOptions, type QueryClient, type QueryMeta, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { queryKey } from '../api/api.ts'
import { latestRoundQuery } from '../modules/feedback/feedback.queries.ts'
import { quoteQuery } from '../modules/quotes/quotes.queries.ts'
import { previewProblemQuery, todayCountQuery } from '../modules/rounds/rounds-today.ts'
import { recentDaysQuery } from '../modules/streak/day-log.queries.ts'

type Read = Pick<FetchQueryOptions<unknown, Error, unknown, ReturnType<typeof queryKey>>, 'queryKey' | 'queryFn'>

const reads = {
  peekProblem: previewProblemQuery,
  todayCount: todayCountQuery,
  dailyQuote: quoteQuery,
  latestRound: latestRoundQuery,
}
const firstReads: Read[] = Object.values(reads)

/** Those that the document begins before the code is there. */
export type DashboardCall = keyof typeof reads

export const prefetchDashboard = (client: QueryClient, meta: QueryMeta = {}) =>
  Promise.all(firstReads.map((read) => client.prefetchQuery({ ...read, meta })))

/** For a person on another screen, which reports itself that the session has ended. */
export async function prefetchDashboardBehind(client: QueryClient, today: Day) {
  const meta = { canHandleEndedSession: true }
  await Promise.all([prefetchDashboard(client, meta), client.prefetchQuery({ ...recentDaysQuery(today), meta })])
}

/** Whether every call has succeeded or failed once: nothing on the page moves from then on. */
export function useAreDashboardQueriesSettled(today: Day): boolean {
  const [wasAnswered, setWasAnswered] = useState(false)
  const answers = useQueries({ queries: [...firstReads, recentDaysQuery(today)] })
  const isAnswered = wasAnswered || answers.every(({ isPending }) => !isPending)
  // A card that retries must not bring the skeleton back.
  if (isAnswered && !wasAnswered) setWasAnswered(true)
  return isAnswered
}
