import type { AdminAction } from '@app/contract/admin'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** A person is named by their id only: the row outlives them. */
interface Action {
  at: Date
  /** Null: the command of the operator of this installation. */
  actorId: string | null
  action: AdminAction
  /** Null: no person, or a deleted one. */
  targetId: string | null
  details?: Record<string, string | number | boolean | null>
}

const insertAction = statement({
  name: 'insert_audit',
  params: { at: 'timestamptz', actorId: 'text?', action: 'text', targetId: 'text?', details: 'jsonb' },
  sql: `insert into audit_log (at, actor_id, action, target_id, details)
    values (:at, :actorId, :action, :targetId, :details)`,
})

/** Called in the transaction of the action, so that none is without its row. */
export const recordAction = (db: Database, { at, actorId, action, targetId, details = {} }: Action) =>
  insertAction(db, { at, actorId, action, targetId, details })
