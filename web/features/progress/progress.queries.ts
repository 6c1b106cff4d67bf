import type { Reply } from '@app/contract/call'
import type { dayLog } from '@app/contract/progress'
import { addDays, type Day } from '@app/domain/day'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { firstOfMonth } from './month.ts'

/** Stands alone so that it stays the same function: the library would begin again with each new one. */
const doneDays = ({ days }: Reply<typeof dayLog>): ReadonlySet<Day> => new Set(days.map(({ day }) => day))

/** The days that the dashboard shows: this month, and the last seven. */
export function recentDaysQuery(today: Day) {
  const [from = today] = [addDays(today, -6), firstOfMonth(today)].sort()
  return queryOptions({
    queryKey: ['/api/progress/days', { from, to: today }],
    queryFn: () => call<typeof dayLog>({ method: 'GET', path: '/api/progress/days' }, { query: { from, to: today } }),
    select: doneDays,
  })
}
