import { statement, typed } from '../../db/statement.ts'

export const listDeeds = statement({
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

export const countDeeds = statement({
  name: 'count_audit',
  columns: { count: 'int4' },
  sql: 'select count(*)::int as count from audit_log',
})
