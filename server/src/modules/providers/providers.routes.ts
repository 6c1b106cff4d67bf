import type { Hono } from 'hono'
import { type RowOf, statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { changeSignInMethods } from '../account/change-sign-in-methods.ts'
import type { AccountDeps } from '../account/deps.ts'
import { beginProviderSignIn } from './begin-provider-sign-in.ts'
import { registerProviderCallbackRoutes } from './provider-callback.routes.ts'

const listConnectedAccounts = statement({
  name: 'list_connected_accounts',
  params: { userId: 'text' },
  columns: { provider: 'text', email: 'text?', createdAt: 'timestamptz', lastUsedAt: 'timestamptz?' },
  sql: `select provider, email, created_at as "createdAt", last_used_at as "lastUsedAt"
    from connected_account where user_id = :userId order by created_at, issuer`,
})

type ConnectedAccountRow = RowOf<typeof listConnectedAccounts>

const deleteConnectedAccount = statement({
  name: 'delete_connected_account',
  params: { userId: 'text', provider: 'text' },
  columns: { issuer: 'text' },
  sql: 'delete from connected_account where user_id = :userId and provider = :provider returning issuer',
})

export function registerProvidersRoutes(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'signInByProvider', ({ params: { name }, c, sending }) =>
    beginProviderSignIn(deps, { c, sending }, { name, purpose: 'sign_in', person: null, from: '/login' }),
  )
  registerCall(app, deps, 'connectAccount', ({ params: { name }, person, c, sending }) =>
    beginProviderSignIn(deps, { c, sending }, { name, purpose: 'connect', person, from: '/settings' }),
  )
  registerCall(app, deps, 'proveByProvider', ({ params: { name }, body: { from }, person, c, sending }) =>
    beginProviderSignIn(deps, { c, sending }, { name, purpose: 'prove', person, from }),
  )
  registerProviderCallbackRoutes(app, deps)

  registerCall(app, deps, 'listConnectedAccounts', async ({ person, db }) =>
    listOf(deps, await listConnectedAccounts(db, { userId: person.id })),
  )

  registerCall(app, deps, 'disconnectAccount', async ({ params: { name }, person }) => {
    const label = deps.providers.get(name)?.label ?? name
    await deps.transact((db) =>
      changeSignInMethods(db, deps, person, { change: 'account_disconnected', name: label }, async (locked) => {
        const [gone] = await deleteConnectedAccount(locked, { userId: person.id, provider: name })
        if (!gone) throw new AppError('not_found')
      }),
    )
    deps.outbox.nudge()
  })
}

/** The providers of the settings in their order, and then what is connected of others that were there before. */
function listOf({ providers }: AccountDeps, connected: readonly ConnectedAccountRow[]) {
  const offered = [...providers.values()].map(({ name, label }) => ({ name, label }))
  const before = connected.filter(({ provider }) => !providers.has(provider))
  return [...offered, ...before.map(({ provider: name }) => ({ name, label: name }))].map(({ name, label }) => {
    const found = connected.find(({ provider }) => provider === name)
    if (!found) return { name, label, connected: null }
    const { email, createdAt, lastUsedAt } = found
    return {
      name,
      label,
      connected: { email, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
    }
  })
}
