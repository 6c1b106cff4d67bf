import type { LastReminder } from '@app/domain/reminders/decide-reminder'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import { type RowOf, statement, typed } from '../../db/statement.ts'

export const claimDueReminders = statement({
  name: 'claim_due_reminders',
  params: { now: 'timestamptz', limit: 'int8' },
  columns: {
    id: 'text',
    minute: 'int4',
    days: 'int4',
    quietFrom: 'int4?',
    quietTo: 'int4?',
    byMail: 'bool',
    pausedUntil: 'date?',
    ignored: 'int4',
    lastReminded: 'date?',
    dueAt: 'timestamptz',
    dueDay: 'date',
    email: 'text',
    firstName: 'text',
    difficulty: typed<Difficulty>('text'),
    timeZone: 'text',
    nextTimeZone: 'text?',
    nextTimeZoneFrom: 'timestamptz?',
    lastDay: 'date?',
    streakLength: 'int4',
    recountDue: 'bool',
    devices: 'int4',
    lastSent: typed<LastReminder | null>('text'),
    isPaused: 'bool',
  },
  sql: `with due as (select * from reminder where due_at <= :now order by due_at limit :limit for update skip locked)
    select r.user_id as id, r.minute, r.days, r.quiet_from as "quietFrom", r.quiet_to as "quietTo",
      r.by_mail as "byMail", r.paused_until as "pausedUntil", r.ignored, r.last_day as "lastReminded",
      r.due_at as "dueAt", r.due_day as "dueDay", u.email, u.first_name as "firstName", u.difficulty,
      u.time_zone as "timeZone", u.next_time_zone as "nextTimeZone", u.next_time_zone_from as "nextTimeZoneFrom",
      p.last_day as "lastDay", coalesce(p.streak_length, 0) as "streakLength",
      coalesce(p.recount_due, false) as "recountDue",
      (select count(*)::int from push_endpoint e where e.user_id = r.user_id) as devices,
      (select case when s.opened_at is not null then 'answered' when exists (select from day_log d
            where d.user_id = r.user_id and d.day = r.last_day and d.kind = 'done') then 'answered'
          when s.taken_at is not null then 'ignored' else 'not_taken' end
        from reminder_sent s where s.user_id = r.user_id and s.day = r.last_day) as "lastSent",
      exists (select from pause a where a.user_id = r.user_id and r.due_day between a.from_day and a.to_day)
        as "isPaused"
    from due r join "user" u on u.id = r.user_id left join progress p on p.user_id = r.user_id
    order by r.due_at`,
})
export type DueReminderRow = RowOf<typeof claimDueReminders>

export const insertSentReminders = statement({
  name: 'insert_sent_reminders',
  params: { userIds: 'text[]', days: 'date[]', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `insert into reminder_sent (user_id, day, sent_at)
    select r.user_id, r.day, :now from unnest(:userIds::text[], :days::date[]) as r(user_id, day)
    on conflict do nothing returning user_id as "userId"`,
})

/** Only a message that was taken can be ignored. Locked rows are being answered or marked. */
export const markRemindersAccepted = statement({
  name: 'mark_reminders_accepted',
  params: { userIds: 'text[]', days: 'date[]', now: 'timestamptz' },
  sql: `with found as (select s.user_id, s.day from unnest(:userIds::text[], :days::date[]) as t(user_id, day)
      join reminder_sent s on s.user_id = t.user_id and s.day = t.day and s.taken_at is null
      for no key update of s skip locked)
    update reminder_sent s set taken_at = :now from found f where s.user_id = f.user_id and s.day = f.day`,
})

export const saveReminderDecisions = statement({
  name: 'save_reminder_decisions',
  params: {
    userIds: 'text[]',
    ignored: 'int4[]',
    dueAt: 'text[]',
    dueDays: 'text[]',
    lastDays: 'text[]',
    stops: 'text[]',
    now: 'timestamptz',
  },
  sql: `update reminder r set ignored = v.ignored, due_at = v.due_at::timestamptz, due_day = v.due_day::date,
      last_day = coalesce(v.last_day::date, r.last_day),
      stopped_at = case when v.stops is null then r.stopped_at else :now end
    from unnest(:userIds::text[], :ignored::int4[], :dueAt::text[], :dueDays::text[], :lastDays::text[],
      :stops::text[]) as v(user_id, ignored, due_at, due_day, last_day, stops)
    where r.user_id = v.user_id`,
})

export const queuePushes = statement({
  name: 'queue_pushes',
  params: {
    userIds: 'text[]',
    days: 'date[]',
    titles: 'text[]',
    sentences: 'text[]',
    expiresAt: 'text[]',
    now: 'timestamptz',
  },
  sql: `insert into push_message (endpoint_id, day, title, sentence, next_attempt_at, expires_at)
    select e.id, m.day, m.title, m.sentence, :now, m.expires_at::timestamptz
    from unnest(:userIds::text[], :days::date[], :titles::text[], :sentences::text[], :expiresAt::text[])
      as m(user_id, day, title, sentence, expires_at)
    join push_endpoint e on e.user_id = m.user_id on conflict do nothing`,
})

/** The reminder's date moves with it. */
export const postponeReminder = statement({
  name: 'postpone_reminder',
  params: { userId: 'text', now: 'timestamptz' },
  sql: `update reminder set due_at = :now + interval '1 day',
      due_day = due_day + ((:now + interval '1 day')::date - due_at::date)
    where user_id = :userId and due_at <= :now`,
})

export const findNextDueReminder = statement({
  name: 'find_next_due_reminder',
  columns: { at: 'timestamptz?' },
  sql: 'select min(due_at) as at from reminder where due_at is not null',
})

/** The last one of each person shows whether it was ignored. */
export const deleteOldSentReminders = statement({
  name: 'delete_old_sent_reminders',
  params: { before: 'timestamptz' },
  sql: `delete from reminder_sent s where sent_at < :before
    and not exists (select from reminder r where r.user_id = s.user_id and r.last_day = s.day)`,
})

/** The mail server refuses the address for good; a new choice tries it again. */
export const markReminderMailsRefused = statement({
  name: 'mark_reminder_mails_refused',
  params: { mailId: 'uuid', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `update reminder set by_mail = false, mail_refused_at = :now
    where user_id = (select user_id from mail where id = :mailId) returning user_id as "userId"`,
})
