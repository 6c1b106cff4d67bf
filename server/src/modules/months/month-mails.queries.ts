import { statement } from '../../db/statement.ts'

/** People with reminder mails who asked for this letter and whose month is not decided yet. */
export const listMonthMailReaders = statement({
  name: 'list_month_mail_readers',
  params: { month: 'date', after: 'text', limit: 'int8' },
  columns: {
    id: 'text',
    email: 'text',
    firstName: 'text',
    createdAt: 'timestamptz',
    minute: 'int4',
    timeZone: 'text',
    nextTimeZone: 'text?',
    nextTimeZoneFrom: 'timestamptz?',
    lastDay: 'date?',
  },
  sql: `select u.id, u.email, u.first_name as "firstName", u.created_at as "createdAt", r.minute,
      u.time_zone as "timeZone", u.next_time_zone as "nextTimeZone", u.next_time_zone_from as "nextTimeZoneFrom",
      (select p.last_day from progress p where p.user_id = r.user_id) as "lastDay"
    from reminder r join "user" u on u.id = r.user_id
    where r.month_mails and r.is_on and r.by_mail and u.deleted_at is null and r.user_id > :after
      and not exists (select from month_letter l where l.user_id = r.user_id and l.month = :month)
    order by r.user_id limit :limit`,
})

/** Nothing where another process has decided it. */
export const decideMonthMail = statement({
  name: 'decide_month_mail',
  params: { userId: 'text', month: 'date', isSent: 'bool', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `insert into month_letter (user_id, month, is_sent, decided_at) values (:userId, :month, :isSent, :now)
    on conflict do nothing returning user_id as "userId"`,
})

export const hasRoundInMonth = statement({
  name: 'has_round_in_month',
  params: { userId: 'text', from: 'date', to: 'date' },
  columns: { found: 'bool' },
  sql: `select exists (select from round where user_id = :userId and counted_day between :from and :to) as found`,
})
