import type { Pause } from '@app/domain/streak/pause'
import { statement, typed } from '../../db/statement.ts'

export const hasCalendarFeed = statement({
  name: 'has_calendar_feed',
  params: { userId: 'text' },
  columns: { isOn: 'bool' },
  sql: 'select exists (select from calendar_feed where user_id = :userId) as "isOn"',
})

export const saveCalendarFeed = statement({
  name: 'save_calendar_feed',
  params: { userId: 'text', tokenHash: 'text', now: 'timestamptz' },
  sql: `insert into calendar_feed (user_id, token_hash, created_at) values (:userId, :tokenHash, :now)
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
})

export const deleteCalendarFeed = statement({
  name: 'delete_calendar_feed',
  params: { userId: 'text' },
  sql: 'delete from calendar_feed where user_id = :userId',
})

export const findCalendarFeed = statement({
  name: 'find_calendar_feed',
  params: { tokenHash: 'text' },
  columns: {
    userId: 'text',
    timeZone: 'text',
    nextTimeZone: 'text?',
    nextTimeZoneFrom: 'timestamptz?',
    minute: 'int4?',
    days: 'int4?',
    quietFrom: 'int4?',
    quietTo: 'int4?',
    pausedUntil: 'date?',
    pauses: typed<Pause[]>('json'),
    lastDone: 'date?',
  },
  sql: `select u.id as "userId", u.time_zone as "timeZone", u.next_time_zone as "nextTimeZone",
      u.next_time_zone_from as "nextTimeZoneFrom", m.minute, m.days, m.quiet_from as "quietFrom",
      m.quiet_to as "quietTo", m.paused_until as "pausedUntil",
      (select coalesce(json_agg(json_build_object('from', p.from_day, 'to', p.to_day)), '[]')
       from pause p where p.user_id = u.id) as pauses,
      (select max(l.day) from day_log l where l.user_id = u.id and l.kind = 'done') as "lastDone"
    from calendar_feed f join "user" u on u.id = f.user_id and u.deleted_at is null
      left join reminder m on m.user_id = u.id and m.is_on
    where f.token_hash = :tokenHash`,
})
