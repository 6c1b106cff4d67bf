import { billedStatuses } from '@app/domain/premium/card-entitlement'
import { sqlList } from '../../db/sql-parts.ts'
import { statement, typed } from '../../db/statement.ts'
import { personColumns, selectPersonSql } from '../account/person-at.ts'

export const listPeople = statement({
  name: 'list_people',
  params: { ids: 'text[]', now: 'timestamptz' },
  columns: { ...personColumns, isSharingStopped: 'bool' },
  sql: `select ${selectPersonSql}, u.sharing_stopped_at is not null as "isSharingStopped"
    from unnest(:ids::text[]) with ordinality as page(id, place)
    join "user" u on u.id = page.id left join progress p on p.user_id = u.id order by page.place`,
})

export const listPeopleByEmail = statement({
  name: 'list_people_by_email',
  params: { emails: 'text[]', now: 'timestamptz' },
  columns: personColumns,
  sql: `select ${selectPersonSql} from "user" u left join progress p on p.user_id = u.id
    where u.email = any(:emails)`,
})

export const lockPerson = statement({
  name: 'lock_person',
  params: { id: 'text' },
  columns: { id: 'text', email: 'text', firstName: 'text' },
  sql: 'select id, email, first_name as "firstName" from "user" where id = :id and deleted_at is null for no key update',
})

export const findRunningSubscription = statement({
  name: 'find_running_subscription',
  params: { userId: 'text' },
  columns: { id: 'text' },
  sql: `select id from stripe_subscription
    where user_id = :userId and status in (${sqlList(billedStatuses)}) limit 1`,
})

export const allowSharing = statement({
  name: 'allow_sharing',
  params: { id: 'text' },
  columns: { id: 'text' },
  sql: 'update "user" set sharing_stopped_at = null where id = :id and sharing_stopped_at is not null returning id',
})

export const lockPersonForShare = statement({
  name: 'lock_person_for_share',
  params: { id: 'text' },
  columns: { id: 'text' },
  sql: 'select id from "user" where id = :id and deleted_at is null for key share',
})

export const insertAmnesty = statement({
  name: 'insert_amnesty',
  params: { day: 'date', userId: 'text?', reason: 'text', actorId: 'text', now: 'timestamptz' },
  columns: { id: 'uuid', day: 'date', createdAt: 'timestamptz' },
  sql: `insert into amnesty (day, user_id, reason, actor_id, created_at, reached_up_to)
    values (:day, :userId, :reason, :actorId, :now, case when :userId::text is null then '' end)
    on conflict (day, user_id) do update set day = excluded.day returning id, day, created_at as "createdAt"`,
})

const isChangedBy = (day: string) => `p.last_day > ${day} and not exists (select from day_log d
  where d.user_id = p.user_id and d.day = ${day} and d.kind in ('done', 'paused', 'bridged', 'amnesty'))`

export const markRecountDue = statement({
  name: 'mark_recount_due',
  params: { day: 'date', userId: 'text' },
  sql: `update progress p set recount_due = true where p.user_id = :userId and ${isChangedBy(':day')}`,
})

/** Few enough that a submission waits briefly for the lock of its numbers. */
const amnestyBatchSize = 1_000

export const spreadAmnestyBatch = statement({
  name: 'spread_amnesty_batch',
  columns: { id: 'uuid' },
  sql: `with held as materialized (select id, day, reached_up_to from amnesty where reached_up_to is not null
      order by created_at limit 1 for update),
    batch as materialized (select user_id from progress where user_id > (select reached_up_to from held)
      order by user_id limit ${amnestyBatchSize}),
    marked as (update progress p set recount_due = true from batch b
      where p.user_id = b.user_id and not p.recount_due and ${isChangedBy('(select day from held)')})
    update amnesty a set reached_up_to = case when (select count(*) from batch) = ${amnestyBatchSize}
        then (select max(user_id) from batch) end
    from held where a.id = held.id returning a.id`,
})

export const listAudit = statement({
  name: 'list_audit',
  params: { before: 'uuid?', limit: 'int8' },
  columns: {
    id: 'uuid',
    at: 'timestamptz',
    actorEmail: 'text?',
    action: 'text',
    targetEmail: 'text?',
    details: typed<Record<string, string | number | boolean | null>>('jsonb'),
  },
  sql: `select l.id, l.at, a.email as "actorEmail", l.action, t.email as "targetEmail", l.details
    from (select * from audit_log
      where (at, id) < (coalesce((select at from audit_log where id = :before), 'infinity'),
        coalesce(:before, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by at desc, id desc limit :limit) l
    left join "user" a on a.id = l.actor_id left join "user" t on t.id = l.target_id
    order by l.at desc, l.id desc`,
})
