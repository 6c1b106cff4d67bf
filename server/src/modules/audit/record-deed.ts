import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** What admins do: each is written down in the transaction that does it. */
export type DeedName =
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
interface Deed {
  at: Date
  /** Null: the command of the operator of this installation. */
  actorId: string | null
  action: DeedName
  /** Null: nobody, or somebody who is gone. */
  targetId: string | null
  /** `note` is why, in the words of the admin. */
  details?: Record<string, string | number | boolean | null>
}

const insertDeed = statement({
  name: 'insert_audit',
  params: { at: 'timestamptz', actorId: 'text?', action: 'text', targetId: 'text?', details: 'jsonb' },
  sql: `insert into audit_log (at, actor_id, action, target_id, details)
    values (:at, :actorId, :action, :targetId, :details)`,
})

export const recordDeed = (db: Database, { at, actorId, action, targetId, details = {} }: Deed) =>
  insertDeed(db, { at, actorId, action, targetId, details })
