import type { Day } from '@app/domain/day/day'
import type { HandedOut } from '@app/domain/round/round'
import type { DayKind } from '@app/domain/streak/day-log'
import type { Pause } from '@app/domain/streak/pause'
import { statement } from '../../db/statement.ts'

export interface RecordedDay {
  day: Day
  kind: DayKind
}

export const listDays = statement<RecordedDay>(
  'days_of_range',
  'select day, kind from day_log where user_id = $1 and day between $2 and $3 order by day',
)

/** The day itself, if a pause or an amnesty keeps it. */
export const listExcusedDays = statement<{ day: Day }>(
  'excused_days',
  `select $2::date as day where exists (select from pause where user_id = $1 and $2 between from_day and to_day)
     or exists (select from amnesty where (user_id = $1 or user_id is null) and day = $2)`,
)

/** The round that was handed out on a day and is not finished. */
export const findBegunRound = statement<HandedOut>(
  'begun_round',
  'select day, zone from round where user_id = $1 and finished_at is null and day = $2 order by opened_at desc limit 1',
)

/** Whoever holds this row plans or ends pauses; a round is finished before it or after it, never meanwhile. */
export const lockStreak = statement(
  'lock_streak',
  'insert into progress (user_id) values ($1) on conflict (user_id) do update set user_id = excluded.user_id',
)

export const listPauses = statement<Pause>(
  'list_pauses',
  'select from_day as from, to_day as to from pause where user_id = $1 order by from_day',
)

export const insertPause = statement<Pause & { id: string }>(
  'insert_pause',
  `insert into pause (user_id, from_day, to_day, created_at) values ($1, $2, $3, $4)
   returning id, from_day as from, to_day as to`,
)

export const findPause = statement<Pause>(
  'find_pause',
  'select from_day as from, to_day as to from pause where id = $1 and user_id = $2',
)

export const shortenPause = statement('shorten_pause', 'update pause set to_day = $3 where id = $1 and user_id = $2')

export const deletePause = statement('delete_pause', 'delete from pause where id = $1 and user_id = $2')
