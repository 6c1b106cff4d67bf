import type { Day } from '@app/domain/day/day'
import { statement } from '../../db/statement.ts'

/** Nobody can be deleted between this look and the end of the transaction. */
export const holdPerson = statement<{ id: string }>('hold_person', 'select id from "user" where id = $1 for key share')

/** Said again, it stays what it was. */
export const insertAmnesty = statement<{ id: string; day: Day; createdAt: Date }>(
  'insert_amnesty',
  `insert into amnesty (day, user_id, reason, actor_id, created_at) values ($1, $2, $3, $4, $5)
   on conflict (day, user_id) do update set day = excluded.day returning id, day, created_at as "createdAt"`,
)

/** Whose counted numbers it changes: the day lies within their log, and was missed, frozen or won back. */
export const makeRecountDue = statement(
  'make_recount_due',
  `update progress p set recount_due = true
   where p.last_day > $1 and ($2::text is null or p.user_id = $2)
     and not exists (select from day_log d where d.user_id = p.user_id and d.day = $1
       and d.kind in ('done', 'paused', 'bridged', 'amnesty'))`,
)
