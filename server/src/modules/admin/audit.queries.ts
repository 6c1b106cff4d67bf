import { statement } from '../../db/statement.ts'

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
