import { canonicalEmail } from '@app/domain/account/credentials'
import type { Context, Hono } from 'hono'
import { lockNames, type WithLock } from '../../db/locks.ts'
import { statement } from '../../db/statement.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { log } from '../../process/log.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { AccountDeps } from '../account/deps.ts'
import { reauthenticate } from '../account/password-attempts.ts'
import { clearSessionCookies } from '../account/session.ts'
import { consumeSignInStep } from '../account/sign-in-steps.ts'
import { deleteAdminGrants } from '../premium/grants.ts'
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

const listClosedAccounts = statement({
  name: 'list_closed_accounts',
  columns: { id: 'text' },
  // The order of its index, which PostgreSQL then uses without statistics too.
  sql: 'select id from "user" where deleted_at is not null order by id limit 1000',
})

const deleteRounds = statement({
  name: 'delete_rounds',
  params: { userId: 'text', limit: 'int8' },
  columns: { id: 'uuid' },
  sql: `with gone as materialized (select id from round where user_id = :userId limit :limit),
      shown as (delete from shown_idea where user_id = :userId and round_id in (select id from gone)),
      shared as (delete from shared_idea where user_id = :userId and round_id in (select id from gone))
    delete from round where user_id = :userId and id in (select id from gone) returning id`,
})

const deleteClosedUser = statement({
  name: 'delete_closed_user',
  params: { id: 'text' },
  sql: 'delete from "user" where id = :id and deleted_at is not null',
})

/** Rounds of one statement: some 100 ms. */
const atOnce = 100

async function deleteAccountBatch({ transact }: TransactionDeps, userId: string) {
  const rounds = await transact((db) => deleteRounds(db, { userId, limit: atOnce }))
  if (rounds.length === atOnce) return false
  // Running requests may meet it: a deadlock is tried again.
  await transact((db) => deleteClosedUser(db, { id: userId }))
  return true
}

export async function deleteClosedAccounts(deps: TransactionDeps) {
  for (const { id } of await listClosedAccounts(deps.db)) while (!(await deleteAccountBatch(deps, id)));
}
