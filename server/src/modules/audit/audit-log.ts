import type { AdminAction } from '@app/contract/admin'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** Names a person by id only: the row outlives them. */
interface Action {
  at: Date
  /** Null: the operator's command. */
  actorId: string | null
  action: AdminAction
  targetId: string | null
  details?: Record<string, string | number | boolean | null>
}

const insertAction = statement({
  name: 'insert_audit',
  params: { at: 'timestamptz', actorId: 'text?', action: 'text', targetId: 'text?', details: 'jsonb' },
  sql: `insert into audit_log (at, actor_id, action, target_id, details)
    values (:at, :actorId, :action, :targetId, :details)`,
})

// The id, a UUID of version 8, is made of person and day, so that views at once meet in one line.
const insertView = statement({
  name: 'insert_view',
  params: { at: 'timestamptz', actorId: 'text', searches: 'int4' },
  sql: `insert into audit_log as l (id, at, actor_id, action, details)
    values (overlay(overlay(md5('users_listed ' || :actorId || ' ' || (:at::timestamptz at time zone 'UTC')::date)
        placing '8' from 13) placing '8' from 17)::uuid, :at, :actorId,
      'users_listed', jsonb_build_object('views', 1, 'searches', :searches::int))
    on conflict (id) do update set details = jsonb_build_object('views', (l.details->>'views')::int + 1,
      'searches', (l.details->>'searches')::int + :searches::int)`,
})

/** One line a person and day (UTC). Never the search text: it may be an address. */
export const recordUserView = (
  db: Database,
  { at, actorId, isSearch }: { at: Date; actorId: string; isSearch: boolean },
) => insertView(db, { at, actorId, searches: isSearch ? 1 : 0 })

/** Call it in the transaction of the action. */
export const recordAdminAction = (db: Database, { at, actorId, action, targetId, details = {} }: Action) =>
  insertAction(db, { at, actorId, action, targetId, details })
