import { canonicalEmail } from '@app/domain/account/credentials'
import type { Context, Hono } from 'hono'
import type { WithLock } from '../../db/locks.ts'
import { lockNames } from '../../db/locks.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { CallDeps } from '../../http/register-call.ts'
import { registerCall } from '../../http/register-call.ts'
import { log } from '../../process/log.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { AccountDeps } from '../account/deps.ts'
import { reauthenticate } from '../account/password-attempts.ts'
import { clearSessionCookies } from '../account/session.ts'
import { consumeSignInStep } from '../account/sign-in-steps.ts'
import { deleteAdminGrants } from '../premium/grants.ts'
import { deleteAccountBatch } from './delete-closed-accounts.ts'
import { clearClaimedSenders, closeAccount, deleteAccess, findOpenSubscription } from './settings.queries.ts'

type OfAccount = Pick<
  AccountDeps,
  'sessionCookie' | 'secret' | 'publicUrl' | 'passwords' | 'passwordAttempts' | 'outbox'
>

export interface SettingsDeps extends CallDeps, TransactionDeps, OfAccount {
  now(): Date
  withLock: WithLock
  card: StripeGateway | null
}

export function registerDeleteAccountRoute(app: Hono, deps: SettingsDeps) {
  registerCall(app, deps, 'deleteAccount', async ({ person, body: { confirmation, password }, c, sending }) => {
    if (canonicalEmail(confirmation) !== person.email) throw new AppError('wrong_confirmation')
    const hash = await reauthenticate(deps, person, password)
    // A payment that is set up meanwhile would belong to no account.
    await deps.withLock(lockNames.payer(person.id), async () => {
      await endPayments(deps, person)
      await closeAccountOf(deps, c, { id: person.id, hash })
    })
    deps.outbox.clear()
    // The rest follows in batches; after a failure the job does it within a minute.
    await deleteAccountBatch(deps, person.id).catch((error) =>
      log('warn', 'A deleted account is waiting for the job.', { error }),
    )
    clearSessionCookies(deps, sending)
    return { message: 'Your account has been deleted.' }
  })
}

/** A subscription ends first: if Stripe is away, the account stays whole. */
async function endPayments({ db, card }: SettingsDeps, { id }: Person) {
  const [payer] = await findOpenSubscription(db, { userId: id })
  if (!payer) return
  if (!card && payer.isOpen) throw new AppError('payment_provider_away')
  await card?.endCustomer(payer.customerId).catch((error) => {
    log('error', 'A subscription couldn’t be ended.', { error })
    throw new AppError('payment_provider_away', { cause: error, retryAfter: 5 })
  })
}

async function closeAccountOf(deps: SettingsDeps, c: Context, { id, hash }: { id: string; hash: string | null }) {
  await deps.transact(async (db) => {
    const [closed] = await closeAccount(db, { id, hash, now: deps.now() })
    if (!closed) throw new AppError('wrong_current_password')
    await deleteAdminGrants(db, { userId: id })
    await clearClaimedSenders(db, { userId: id })
    await deleteAccess(db, { userId: id })
    // A sign-in by a provider that began before, in another tab, would make a new account.
    await consumeSignInStep(deps, c, 'provider', db)
  })
}
