import type { DayKind } from '@app/domain/streak/day-log'
import { type RowOf, statement, typed } from '../../db/statement.ts'

export const listLoggedDays = statement({
  name: 'list_logged_days',
  params: { userId: 'text', from: 'date', to: 'date' },
  columns: { day: 'date', kind: typed<DayKind>('text') },
  sql: 'select day, kind from day_log where user_id = :userId and day between :from and :to order by day',
})
export type RecordedDay = RowOf<typeof listLoggedDays>

export const listExcusedDays = statement({
  name: 'excused_days',
  params: { userId: 'text', day: 'date' },
  columns: { day: 'date' },
  sql: `select :day::date as day where exists (select from pause
    where user_id = :userId and :day between from_day and to_day)
      or exists (select from amnesty where (user_id = :userId or user_id is null) and day = :day)`,
})

/** When the last one was written: by the session that won it back. */
export const findRestoredDay = statement({
  name: 'find_restored_day',
  params: { userId: 'text' },
  columns: { restoredAt: 'timestamptz' },
  sql: `select created_at as "restoredAt" from day_log where user_id = :userId and kind = 'restored'
    order by day desc limit 1`,
})

export const findBegunRound = statement({
  name: 'begun_round',
  params: { userId: 'text', day: 'date' },
  columns: { day: 'date', zone: 'text' },
  sql: `select day, zone from round where user_id = :userId and finished_at is null and day = :day
    order by opened_at desc limit 1`,
})

/** Its holder plans or ends pauses; a round is finished before or after. */
export const lockProgressRow = statement({
  name: 'lock_progress_row',
  params: { userId: 'text' },
  sql: 'insert into progress (user_id) values (:userId) on conflict (user_id) do update set user_id = excluded.user_id',
})

export const listPauses = statement({
  name: 'list_pauses',
  params: { userId: 'text' },
  columns: { from: 'date', to: 'date' },
  sql: 'select from_day as from, to_day as to from pause where user_id = :userId order by from_day',
})

export const insertPause = statement({
  name: 'insert_pause',
  params: { userId: 'text', from: 'date', to: 'date', now: 'timestamptz' },
  columns: { id: 'uuid', from: 'date', to: 'date' },
  sql: `insert into pause (user_id, from_day, to_day, created_at) values (:userId, :from, :to, :now)
    returning id, from_day as from, to_day as to`,
})

export const findPause = statement({
  name: 'find_pause',
  params: { id: 'uuid', userId: 'text' },
  columns: { from: 'date', to: 'date' },
  sql: 'select from_day as from, to_day as to from pause where id = :id and user_id = :userId',
})

export const shortenPause = statement({
  name: 'shorten_pause',
  params: { id: 'uuid', userId: 'text', to: 'date' },
  sql: 'update pause set to_day = :to where id = :id and user_id = :userId',
})

export const deletePause = statement({
  name: 'delete_pause',
  params: { id: 'uuid', userId: 'text' },
  sql: 'delete from pause where id = :id and user_id = :userId',
})
