import type { Day } from '@app/domain/day/day'
import type { DayKind } from '@app/domain/streak/day-log'
import { useQueries } from '@tanstack/react-query'
import { yearOf } from './month.ts'
import { type RecentDays, yearQuery } from './progress.queries.ts'

interface Options extends RecentDays {
  /** Without older days the recent ones are enough. */
  hasOlder: boolean
}

/** Every recorded day from this year on: a streak may reach across the years between. */
export function useDaysSince(year: number, { today, kinds, hasOlder }: Options) {
  const count = hasOlder ? yearOf(today) - year + 1 : 0
  const answers = useQueries({ queries: Array.from({ length: count }, (_, place) => yearQuery(year + place)) })
  const all = new Map<Day, DayKind>(answers.flatMap(({ data }) => [...(data?.kinds ?? [])]))
  for (const [day, kind] of kinds) all.set(day, kind)
  return {
    kinds: all,
    isPending: answers.some(({ isPending }) => isPending),
    isError: answers.some(({ isError }) => isError),
  }
}
