import { type RowOf, statement } from '../../db/statement.ts'

export const updateConnectedAccountUse = statement({
  name: 'update_connected_account_use',
  params: {
    issuer: 'text',
    subject: 'text',
    userId: 'text',
    provider: 'text',
    email: 'text?',
    now: 'timestamptz',
  },
  columns: { userId: 'text' },
  sql: `update connected_account set provider = :provider, email = coalesce(:email, email), last_used_at = :now
    where issuer = :issuer and subject = :subject and user_id = :userId returning user_id as "userId"`,
})

export const listConnectedAccounts = statement({
  name: 'list_connected_accounts',
  params: { userId: 'text' },
  columns: { provider: 'text', email: 'text?', createdAt: 'timestamptz', lastUsedAt: 'timestamptz?' },
  sql: `select provider, email, created_at as "createdAt", last_used_at as "lastUsedAt"
    from connected_account where user_id = :userId order by created_at, issuer`,
})

export type ConnectedAccountRow = RowOf<typeof listConnectedAccounts>

export const deleteConnectedAccount = statement({
  name: 'delete_connected_account',
  params: { userId: 'text', provider: 'text' },
  columns: { issuer: 'text' },
  sql: 'delete from connected_account where user_id = :userId and provider = :provider returning issuer',
})
