import { type Day, dayBefore } from '@app/domain/day/day'
import type { RecentDays } from './progress.queries.ts'

/** Is this the day lit last? After midnight a round may still count for the day before, until today is done. */
export const isLastLit = (day: Day, { today, kinds }: RecentDays): boolean =>
  kinds.get(day) === 'done' && (day === today || (day === dayBefore(today) && kinds.get(today) !== 'done'))
