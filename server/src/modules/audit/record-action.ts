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

/** Call it in the transaction of the action. */
export const recordAction = (db: Database, { at, actorId, action, targetId, details = {} }: Action) =>
  insertAction(db, { at, actorId, action, targetId, details })
