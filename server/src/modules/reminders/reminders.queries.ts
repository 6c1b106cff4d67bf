import { type RowOf, statement } from '../../db/statement.ts'

const chosen = {
  isOn: 'bool',
  minute: 'int4',
  days: 'int4',
  quietFrom: 'int4?',
  quietTo: 'int4?',
  byMail: 'bool',
  pausedUntil: 'date?',
} as const
const selectChosen = `r.is_on as "isOn", r.minute, r.days, r.quiet_from as "quietFrom", r.quiet_to as "quietTo",
  r.by_mail as "byMail", r.paused_until as "pausedUntil"`

const zonePlan = { timeZone: 'text', nextTimeZone: 'text?', nextTimeZoneFrom: 'timestamptz?' } as const
const selectZonePlan = `u.time_zone as "timeZone", u.next_time_zone as "nextTimeZone",
  u.next_time_zone_from as "nextTimeZoneFrom"`

export const findReminder = statement({
  name: 'find_reminder',
  params: { userId: 'text' },
  columns: {
    ...chosen,
    stoppedAt: 'timestamptz?',
    declinedAt: 'timestamptz?',
    mailRefusedAt: 'timestamptz?',
    monthMails: 'bool',
  },
  sql: `select ${selectChosen}, r.stopped_at as "stoppedAt", r.declined_at as "declinedAt",
      r.mail_refused_at as "mailRefusedAt", r.month_mails as "monthMails"
    from reminder r where r.user_id = :userId`,
})
export type StoredReminder = RowOf<typeof findReminder>

export const listPushDevices = statement({
  name: 'list_push_devices',
  params: { userId: 'text' },
  columns: { hash: 'text' },
  sql: 'select hash from push_endpoint where user_id = :userId order by created_at, id',
})

export const listRoundStarts = statement({
  name: 'list_round_starts',
  params: { userId: 'text' },
  columns: { at: 'timestamptz', zone: 'text' },
  sql: `select opened_at as at, zone from round where user_id = :userId and kind = 'daily' and finished_at is not null
    order by day desc, number limit 14`,
})

export const lockReminder = statement({
  name: 'lock_reminder',
  params: { userId: 'text' },
  columns: { ...chosen, ...zonePlan, lastDay: 'date?', stoppedAt: 'timestamptz?', isReachable: 'bool' },
  sql: `select ${selectChosen}, ${selectZonePlan}, r.last_day as "lastDay", r.stopped_at as "stoppedAt",
      r.by_mail or exists (select from push_endpoint e where e.user_id = r.user_id) as "isReachable"
    from reminder r join "user" u on u.id = r.user_id where r.user_id = :userId for update of r`,
})

/** Their day is open, and nothing was switched off or paused since. */
export const listWantedReminders = statement({
  name: 'list_wanted_reminders',
  params: { userIds: 'text[]', days: 'date[]' },
  columns: { userId: 'text', day: 'date', byMail: 'bool' },
  sql: `select r.user_id as "userId", w.day, r.by_mail as "byMail"
    from unnest(:userIds::text[], :days::date[]) as w(user_id, day) join reminder r on r.user_id = w.user_id
      left join progress p on p.user_id = w.user_id
    where r.is_on and (r.paused_until is null or r.paused_until <= w.day) and (p.last_day is null or p.last_day < w.day)
      and not exists (select from pause a where a.user_id = w.user_id and w.day between a.from_day and a.to_day)`,
})

export const saveReminderDue = statement({
  name: 'save_reminder_due',
  params: { userId: 'text', dueAt: 'timestamptz?', dueDay: 'date?' },
  sql: 'update reminder set due_at = :dueAt, due_day = :dueDay where user_id = :userId',
})

/** Also restarts reminders that stopped by themselves, and tries a refused mail address again. */
export const saveReminderSettings = statement({
  name: 'save_reminder_settings',
  params: {
    userId: 'text',
    isOn: 'bool',
    minute: 'int4',
    days: 'int4',
    quietFrom: 'int4?',
    quietTo: 'int4?',
    byMail: 'bool',
    now: 'timestamptz',
  },
  sql: `with opened as (update reminder_sent s set opened_at = :now from reminder r
      where r.user_id = :userId and s.user_id = r.user_id and s.day = r.last_day and s.opened_at is null)
    insert into reminder (user_id, is_on, minute, days, quiet_from, quiet_to, by_mail)
    values (:userId, :isOn, :minute, :days, :quietFrom, :quietTo, :byMail)
    on conflict (user_id) do update set is_on = :isOn, minute = :minute, days = :days, quiet_from = :quietFrom,
      quiet_to = :quietTo, by_mail = :byMail, ignored = 0, stopped_at = null, due_at = null, due_day = null,
      mail_refused_at = case when not :byMail then reminder.mail_refused_at end`,
})

export const saveReminderPause = statement({
  name: 'save_reminder_pause',
  params: { userId: 'text', pausedUntil: 'date?' },
  sql: 'update reminder set paused_until = :pausedUntil where user_id = :userId',
})

export const extendReminderPause = statement({
  name: 'extend_reminder_pause',
  params: { userId: 'text', until: 'date' },
  sql: 'update reminder set paused_until = greatest(paused_until, :until) where user_id = :userId',
})

export const saveRemindersDeclined = statement({
  name: 'save_reminders_declined',
  params: { userId: 'text', minute: 'int4', days: 'int4', now: 'timestamptz' },
  sql: `insert into reminder (user_id, minute, days, declined_at) values (:userId, :minute, :days, :now)
    on conflict (user_id) do update set is_on = false, declined_at = :now, stopped_at = null, ignored = 0,
      due_at = null, due_day = null`,
})

export const markReminderOpened = statement({
  name: 'mark_reminder_opened',
  params: { userId: 'text', day: 'date', now: 'timestamptz' },
  sql: `update reminder_sent set opened_at = :now where user_id = :userId and day = :day and opened_at is null`,
})

export const switchReminderMailsOff = statement({
  name: 'switch_reminder_mails_off',
  params: { userId: 'text' },
  columns: { email: 'text' },
  sql: `with off as (update reminder set by_mail = false where user_id = :userId and by_mail)
    select email from "user" where id = :userId and deleted_at is null`,
})

/** Changes nothing for people without reminder mails. */
export const saveMonthMails = statement({
  name: 'save_month_mails',
  params: { userId: 'text', on: 'bool' },
  sql: 'update reminder set month_mails = :on where user_id = :userId and (not :on or (is_on and by_mail))',
})

export const switchMonthMailsOff = statement({
  name: 'switch_month_mails_off',
  params: { userId: 'text' },
  columns: { email: 'text' },
  sql: `with off as (update reminder set month_mails = false where user_id = :userId and month_mails)
    select email from "user" where id = :userId and deleted_at is null`,
})

export const findMonthMails = statement({
  name: 'find_month_mails',
  params: { userId: 'text' },
  columns: { isWanted: 'bool' },
  sql: 'select month_mails and is_on and by_mail as "isWanted" from reminder where user_id = :userId',
})

export const findDoneDays = statement({
  name: 'find_done_days',
  params: { userId: 'text' },
  columns: { doneDays: 'int4' },
  sql: 'select done_days as "doneDays" from progress where user_id = :userId',
})

export const lockPersonOfDevices = statement({
  name: 'lock_person_of_devices',
  params: { userId: 'text' },
  sql: 'select from "user" where id = :userId for no key update',
})

/** With their messages: a browser shows reminders of its present person only. */
export const deletePushDeviceOfOthers = statement({
  name: 'delete_push_device_of_others',
  params: { userId: 'text', hash: 'text' },
  sql: 'delete from push_endpoint where hash = :hash and user_id <> :userId',
})

export const savePushDevice = statement({
  name: 'save_push_device',
  params: { userId: 'text', sessionId: 'text', hash: 'text', sealed: 'text', now: 'timestamptz' },
  sql: `insert into push_endpoint (user_id, session_id, hash, sealed, created_at)
    values (:userId, :sessionId, :hash, :sealed, :now)
    on conflict (hash) do update set user_id = :userId, session_id = :sessionId, sealed = :sealed, created_at = :now`,
})

export const deleteOldestPushDevices = statement({
  name: 'delete_oldest_push_devices',
  params: { userId: 'text', most: 'int8' },
  sql: `delete from push_endpoint where id in (select id from push_endpoint where user_id = :userId
    order by created_at desc, ctid desc offset :most)`,
})

export const deletePushDeviceRow = statement({
  name: 'delete_push_device_row',
  params: { userId: 'text', hash: 'text' },
  sql: 'delete from push_endpoint where user_id = :userId and hash = :hash',
})
