import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** What admins do: each is written down in the transaction that does it. */
export type ActionName =
  | 'users_listed'
  | 'admin_granted'
  | 'admin_revoked'
  | 'premium_granted'
  | 'premium_revoked'
  | 'verification_resent'
  | 'signed_out_everywhere'
  | 'amnesty_declared'
  | 'payment_granted'
  | 'payment_refunded'
  | 'payment_rejected'
  | 'card_payment_settled'
  | 'stray_settled'

/** A person is named by their id only: the row outlives them. */
interface Action {
  at: Date
  /** Null: the command of the operator of this installation. */
  actorId: string | null
  action: ActionName
  /** Null: nobody, or somebody who is gone. */
  targetId: string | null
  /** `note` is why, in the words of the admin. */
  details?: Record<string, string | number | boolean | null>
}

const insertAction = statement({
  name: 'insert_audit',
  params: { at: 'timestamptz', actorId: 'text?', action: 'text', targetId: 'text?', details: 'jsonb' },
  sql: `insert into audit_log (at, actor_id, action, target_id, details)
    values (:at, :actorId, :action, :targetId, :details)`,
})

export const recordAction = (db: Database, { at, actorId, action, targetId, details = {} }: Action) =>
  insertAction(db, { at, actorId, action, targetId, details })
