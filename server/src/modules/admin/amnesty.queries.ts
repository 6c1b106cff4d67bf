import { statement } from '../../db/statement.ts'

/** Nobody can be deleted between this look and the end of the transaction. */
export const holdPerson = statement({
  name: 'hold_person',
  params: { id: 'text' },
  columns: { id: 'text' },
  sql: 'select id from "user" where id = :id for key share',
})

/** Said again, it stays what it was. */
export const insertAmnesty = statement({
  name: 'insert_amnesty',
  params: { day: 'date', userId: 'text?', reason: 'text', actorId: 'text', now: 'timestamptz' },
  columns: { id: 'uuid', day: 'date', createdAt: 'timestamptz' },
  sql: `insert into amnesty (day, user_id, reason, actor_id, created_at) values (:day, :userId, :reason, :actorId, :now)
    on conflict (day, user_id) do update set day = excluded.day returning id, day, created_at as "createdAt"`,
})

/** Whose counted numbers it changes: the day lies within their log, and was missed, frozen or won back. */
export const makeRecountDue = statement({
  name: 'make_recount_due',
  params: { day: 'date', userId: 'text?' },
  sql: `update progress p set recount_due = true
    where p.last_day > :day and (:userId::text is null or p.user_id = :userId)
      and not exists (select from day_log d where d.user_id = p.user_id and d.day = :day
        and d.kind in ('done', 'paused', 'bridged', 'amnesty'))`,
})
