import { type Day, dayBefore } from '@app/domain/day/day'
import type { Open } from './progress.queries.ts'

/** Yesterday, while a round that was begun then still counts for it: it is neither done nor missed. */
export const lateDay = (today: Day, open: Open): Day | null => (open?.yesterday ? dayBefore(today) : null)
