import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** What is written down. A person is named by their id only: the row outlives them. */
interface Deed {
  at: Date
  /** Null: the command of whoever runs this installation. */
  actorId: string | null
  action:
    | 'users_listed'
    | 'admin_granted'
    | 'admin_revoked'
    | 'premium_granted'
    | 'premium_revoked'
    | 'amnesty_declared'
  targetId?: string
  details?: Record<string, string | number | boolean | null>
}

const insertDeed = statement(
  'insert_audit',
  'insert into audit_log (at, actor_id, action, target_id, details) values ($1, $2, $3, $4, $5)',
)

export const recordDeed = (db: Database, { at, actorId, action, targetId, details = {} }: Deed) =>
  insertDeed(db, at, actorId, action, targetId ?? null, JSON.stringify(details))

export interface AuditRow {
  id: string
  at: Date
  actorEmail: string | null
  action: string
  targetEmail: string | null
  details: Record<string, string | number | boolean | null>
}

export const listDeeds = statement<AuditRow>(
  'list_audit',
  `select l.id, l.at, a.email as "actorEmail", l.action, t.email as "targetEmail", l.details
   from (select * from audit_log order by at desc, id limit $1 offset $2) l
   left join "user" a on a.id = l.actor_id left join "user" t on t.id = l.target_id
   order by l.at desc, l.id`,
)

export const countDeeds = statement<{ count: number }>('count_audit', 'select count(*)::int as count from audit_log')
