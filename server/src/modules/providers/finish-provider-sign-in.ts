import { Email, FirstName, LastName } from '@app/contract/account'
import type { Context } from 'hono'
import type { z } from 'zod'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { setLogAccount } from '../../http/error-handler.ts'
import type { Identity, Provider } from '../../vendors/oidc/provider.ts'
import { changeSignInMethods } from '../account/change-sign-in-methods.ts'
import { connectAccount, findConnectedAccount } from '../account/connect-account.ts'
import type { AccountDeps } from '../account/deps.ts'
import { deviceNameOf } from '../account/device-name.ts'
import { linkByProvider } from '../account/link-by-provider.ts'
import { markPersonProven } from '../account/session.ts'
import { beginCodeStep, needsCodeAfterProvider } from '../account/sign-in.routes.ts'
import { createSignedInSession } from '../account/sign-in-session.ts'
import { recordGuestAccount } from '../account/sign-up.ts'
import { ProviderSignInEnded, type ProviderStep } from './begin-provider-sign-in.ts'

const updateConnectedAccountUse = statement({
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

interface ProviderSignIn {
  c: Context
  sending: Headers
  provider: Provider
  step: ProviderStep
  identity: Identity
}

/** The outcome that the page says; null: somebody is signed in, which needs no word. */
type SignInResult = 'letter' | 'code' | 'connected' | 'proved' | null

export async function signInByProvider(deps: AccountDeps, visit: ProviderSignIn): Promise<SignInResult> {
  const { c, identity, provider } = visit
  const [known] = await findConnectedAccount(deps.db, identity)
  const joined = known ? { userId: known.userId, isNew: false } : await join(deps, visit)
  if (joined === 'letter') return joined
  const { userId, isNew } = joined
  const { issuer, subject } = identity
  if (!provider.isTrustedFactor && (await needsCodeAfterProvider(deps, c, userId))) {
    await beginCodeStep(deps, visit, userId, { by: 'provider', name: provider.name, issuer, subject })
    return 'code'
  }
  await createSignedInSession(deps, visit, {
    userId,
    way: `provider:${provider.name}`,
    isProof: identity.isFresh,
    async confirm(db) {
      const email = parsed(Email, identity.email)
      const [used] = await updateConnectedAccountUse(db, {
        issuer,
        subject,
        userId,
        provider: provider.name,
        email,
        now: deps.now(),
      })
      if (!used) throw new AppError('sign_in_over')
    },
  })
  if (isNew) recordGuestAccount(deps, c)
  return null
}

async function join(deps: AccountDeps, { c, provider, step, identity }: ProviderSignIn) {
  await deps.limits.consumeOrRefuse('signUpsOfNetwork', clientNetworkOf(c, deps.trustProxy), 'too_many_sign_ups')
  const email = parsed(Email, identity.email)
  if (email === null) throw new ProviderSignInEnded('no_address')
  return await linkByProvider(deps, {
    provider: provider.name,
    label: provider.label,
    issuer: identity.issuer,
    subject: identity.subject,
    isVouched: identity.emailVerified,
    email,
    firstName: parsed(FirstName, identity.firstName) ?? '',
    lastName: parsed(LastName, identity.lastName) ?? '',
    timeZone: step.timeZone,
    device: deviceNameOf(c.req.header('user-agent')),
  })
}

/** Cleaned as at a sign-up; what would be refused there is left out. */
const parsed = (shape: z.ZodType<string>, sent: string | null) => shape.safeParse(sent).data ?? null

export async function connectProvider(deps: AccountDeps, visit: ProviderSignIn): Promise<SignInResult> {
  const { identity, provider } = visit
  const person = await personOf(deps, visit)
  const { issuer, subject } = identity
  const [owner] = await findConnectedAccount(deps.db, identity)
  if (owner?.userId === person.id) return 'connected'
  const connection = { issuer, subject, userId: person.id, provider: provider.name, now: deps.now() }
  await deps.transact((db) =>
    changeSignInMethods(db, deps, person, { change: 'account_connected', name: provider.label }, async (locked) => {
      const email = parsed(Email, identity.email)
      if (!(await connectAccount(locked, { ...connection, email }))) throw new ProviderSignInEnded('taken')
    }),
  )
  deps.outbox.nudge()
  return 'connected'
}

export async function reauthenticateByProvider(deps: AccountDeps, visit: ProviderSignIn): Promise<SignInResult> {
  const { identity, provider } = visit
  const person = await personOf(deps, visit)
  const { issuer, subject } = identity
  if (!identity.isFresh) throw new ProviderSignInEnded('not_fresh')
  await deps.transact(async (db) => {
    const email = parsed(Email, identity.email)
    const use = { issuer, subject, userId: person.id, provider: provider.name, email, now: deps.now() }
    const [used] = await updateConnectedAccountUse(db, use)
    if (!used) throw new ProviderSignInEnded('not_yours')
    await markPersonProven(person, db)
  })
  return 'proved'
}

/** The session that has begun this visit, and no other that meanwhile began in the same browser. */
async function personOf(deps: AccountDeps, { c, step }: ProviderSignIn) {
  const person = await deps.readSession(c)
  if (!person || person.sessionId !== step.sessionId) throw new AppError('sign_in_over')
  setLogAccount(c, person.id)
  return person
}
