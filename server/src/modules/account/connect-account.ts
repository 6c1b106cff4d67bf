import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

const insertConnectedAccount = statement({
  name: 'insert_connected_account',
  params: { issuer: 'text', subject: 'text', userId: 'text', provider: 'text', email: 'text?', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `insert into connected_account (issuer, subject, user_id, provider, email, created_at)
    values (:issuer, :subject, :userId, :provider, :email, :now)
    on conflict do nothing returning user_id as "userId"`,
})

/** Whose it is. With an account its connections end at once. */
export const findConnectedAccount = statement({
  name: 'find_connected_account',
  params: { issuer: 'text', subject: 'text' },
  columns: { userId: 'text' },
  sql: `select user_id as "userId" from connected_account where issuer = :issuer and subject = :subject`,
})

export interface AccountConnection {
  issuer: string
  subject: string
  userId: string
  provider: string
  email: string | null
  now: Date
}

/** Of two at once one connects it; false where it, or another one of its issuer, is connected already. */
export async function connectAccount(
  db: Database,
  { issuer, subject, userId, provider, email, now }: AccountConnection,
): Promise<boolean> {
  const [connected] = await insertConnectedAccount(db, { issuer, subject, userId, provider, email, now })
  return connected !== undefined
}
