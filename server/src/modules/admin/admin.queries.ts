import { statement, typed } from '../../db/statement.ts'
import { personColumns, selectPerson } from '../account/person.ts'

/** People by their ids, in the order of these. */
export const readPeople = statement({
  name: 'read_people',
  params: { ids: 'text[]', now: 'timestamptz' },
  columns: personColumns,
  sql: `select ${selectPerson} from unnest(:ids::text[]) with ordinality as page(id, place)
    join "user" u on u.id = page.id left join progress p on p.user_id = u.id order by page.place`,
})

/** Who has one of these addresses. */
export const readOwners = statement({
  name: 'read_owners',
  params: { emails: 'text[]', now: 'timestamptz' },
  columns: personColumns,
  sql: `select ${selectPerson} from "user" u left join progress p on p.user_id = u.id
    where u.email = any(:emails)`,
})

/** Of two decisions on one person at once the second sees what the first did. */
export const holdPerson = statement({
  name: 'hold_person_to_decide',
  params: { id: 'text' },
  columns: { id: 'text', email: 'text', firstName: 'text' },
  sql: 'select id, email, first_name as "firstName" from "user" where id = :id for no key update',
})

export const endSessions = statement({
  name: 'end_sessions_by_admin',
  params: { userId: 'text' },
  columns: { id: 'text' },
  sql: 'delete from session where user_id = :userId returning id',
})

/** A card that is charged again and again, as far as we know. */
export const findRunningCard = statement({
  name: 'find_running_card_of',
  params: { userId: 'text' },
  columns: { id: 'text' },
  sql: `select id from stripe_subscription
    where user_id = :userId and status in ('active', 'trialing', 'past_due') limit 1`,
})

/** Nobody can be deleted between this look and the end of the transaction. */
export const keepFromDeletion = statement({
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

export const listAudit = statement({
  name: 'list_audit',
  params: { limit: 'int8', offset: 'int8' },
  columns: {
    id: 'uuid',
    at: 'timestamptz',
    actorEmail: 'text?',
    action: 'text',
    targetEmail: 'text?',
    details: typed<Record<string, string | number | boolean | null>>('jsonb'),
  },
  sql: `select l.id, l.at, a.email as "actorEmail", l.action, t.email as "targetEmail", l.details
    from (select * from audit_log order by at desc, id limit :limit offset :offset) l
    left join "user" a on a.id = l.actor_id left join "user" t on t.id = l.target_id
    order by l.at desc, l.id`,
})

export const countAudit = statement({
  name: 'count_audit',
  columns: { count: 'int4' },
  sql: 'select count(*)::int as count from audit_log',
})
