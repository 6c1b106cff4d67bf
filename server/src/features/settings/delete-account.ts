import { deleteAccount } from '@app/contract/settings'
import { canonicalAddress } from '@app/domain/address'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { forgetGiven } from '../../entitlement/grants.ts'
import { AppError } from '../../http/app-error.ts'
import { forgetSession } from '../../http/forget-session.ts'
import { triesOf } from '../../http/password-tries.ts'
import { serve } from '../../http/serve.ts'
import type { Person } from '../../http/session.ts'
import { deleteUser, findPasswordHash, forgetSenders, forgetVerifications } from './settings.queries.ts'

export function deleteAccountRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    deleteAccount,
  )(async ({ person, body: { confirmation, password }, sending }) => {
    if (canonicalAddress(confirmation) !== person.email) throw new AppError('wrong_confirmation')
    await remove(deps, person, await proven(deps, person, password))
    deps.outbox.clear()
    forgetSession(deps, sending)
    return { message: 'Your account is deleted.' }
  })
}

/** The hash that the password fits. Hashing takes its time, so it is done before any row is held. */
async function proven({ db, passwordTries, passwords }: Deps, { id }: Person, password: string) {
  return await passwordTries.attempt({ of: triesOf.user(id) }, async () => {
    const [account] = await findPasswordHash(db, id)
    const isRight = account && (await passwords.verify({ hash: account.hash, password }))
    if (!isRight) throw new AppError('wrong_current_password')
    return account.hash
  })
}

async function remove({ transact }: Deps, { id, email }: Person, hash: string) {
  await transact(async (db) => {
    await forgetVerifications(db, id, email)
    await forgetGiven(db, id)
    await forgetSenders(db, id)
    const [deleted] = await deleteUser(db, id, hash)
    // The password was changed meanwhile, or another click came first.
    if (!deleted) throw new AppError('wrong_current_password')
  })
}
