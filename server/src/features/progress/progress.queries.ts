import type { Day } from '@app/domain/day'
import { statement } from '../../db/statement.ts'

export const listDays = statement<{ day: Day; kind: 'done' }>(
  'days_of_range',
  'select day, kind from day_log where user_id = $1 and day between $2 and $3 order by day',
)
