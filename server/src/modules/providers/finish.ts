import { Email, FirstName, LastName } from '@app/contract/account'
import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import type { Identity, Provider } from '../../vendors/oidc/provider.ts'
import { changeWays } from '../account/change-ways.ts'
import { connectAccount, findConnected } from '../account/connect-account.ts'
import type { AccountDeps } from '../account/deps.ts'
import { deviceName } from '../account/device-name.ts'
import { joinByProvider } from '../account/join-by-provider.ts'
import { openSession } from '../account/open-session.ts'
import { noteProofOf } from '../account/session.ts'
import { noteVisitor } from '../account/sign-up.ts'
import { type ProviderStep, VisitEnded } from './begin.ts'
import { noteUse } from './providers.queries.ts'

interface Visit {
  c: Context
  sending: Headers
  provider: Provider
  step: ProviderStep
  identity: Identity
}

/** The outcome that the page says; null: somebody is signed in, which needs no word. */
type Ended = 'letter' | 'connected' | 'proved' | null

export async function signIn(deps: AccountDeps, visit: Visit): Promise<Ended> {
  const { c, identity, provider } = visit
  const [known] = await findConnected(deps.db, identity)
  const joined = known ? { userId: known.userId, isNew: false } : await join(deps, visit)
  if (joined === 'letter') return joined
  const { userId, isNew } = joined
  await openSession(deps, visit, {
    userId,
    way: `provider:${provider.name}`,
    isProof: identity.isFresh,
    async confirm(db) {
      const { issuer, subject } = identity
      const email = parsed(Email, identity.email)
      const [used] = await noteUse(db, { issuer, subject, userId, provider: provider.name, email, now: deps.now() })
      if (!used) throw new AppError('sign_in_over')
    },
  })
  if (isNew) noteVisitor(deps, c)
  return null
}

async function join(deps: AccountDeps, { c, provider, step, identity }: Visit) {
  await deps.limits.takeOrRefuse('signUpsOfNetwork', networkOf(c, deps.trustProxy), 'too_many_sign_ups')
  const email = parsed(Email, identity.email)
  if (email === null) throw new VisitEnded('no_address')
  return await joinByProvider(deps, {
    provider: provider.name,
    label: provider.label,
    issuer: identity.issuer,
    subject: identity.subject,
    isVouched: identity.emailVerified,
    email,
    firstName: parsed(FirstName, identity.firstName) ?? '',
    lastName: parsed(LastName, identity.lastName) ?? '',
    timeZone: step.timeZone,
    device: deviceName(c.req.header('user-agent')),
  })
}

/** Cleaned as at a sign-up; what would be refused there is left out. */
const parsed = (shape: z.ZodType<string>, sent: string | null) => shape.safeParse(sent).data ?? null

export async function connect(deps: AccountDeps, visit: Visit): Promise<Ended> {
  const { identity, provider } = visit
  const person = await personOf(deps, visit)
  const { issuer, subject } = identity
  const [owner] = await findConnected(deps.db, identity)
  if (owner?.userId === person.id) return 'connected'
  const connection = { issuer, subject, userId: person.id, provider: provider.name, now: deps.now() }
  await deps.transact((db) =>
    changeWays(db, deps, person, { change: 'account_connected', name: provider.label }, async (locked) => {
      const email = parsed(Email, identity.email)
      if (!(await connectAccount(locked, { ...connection, email }))) throw new VisitEnded('taken')
    }),
  )
  deps.outbox.nudge()
  return 'connected'
}

export async function prove(deps: AccountDeps, visit: Visit): Promise<Ended> {
  const { identity, provider } = visit
  const person = await personOf(deps, visit)
  const { issuer, subject } = identity
  if (!identity.isFresh) throw new VisitEnded('not_fresh')
  await deps.transact(async (db) => {
    const email = parsed(Email, identity.email)
    const use = { issuer, subject, userId: person.id, provider: provider.name, email, now: deps.now() }
    const [used] = await noteUse(db, use)
    if (!used) throw new VisitEnded('not_yours')
    await noteProofOf(person, db)
  })
  return 'proved'
}

/** The session that has begun this visit, and no other that meanwhile began in the same browser. */
async function personOf(deps: AccountDeps, { c, step }: Visit) {
  const person = await deps.readSession(c)
  if (!person || person.sessionId !== step.sessionId) throw new AppError('sign_in_over')
  return person
}
