import { openedLink } from '@app/domain/account/opened-link'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { clearNames, readAccount, setPassword } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { mailResetLink } from './forgot-password.ts'
import { findPending, lockOwnerOfPending, markOpened, takeOverAccount } from './pending.queries.ts'
import { endSessions } from './session.ts'
import { openSignUpToken } from './sign-up-token.ts'

const verified = 'Email verified. You can sign in now.'
const undecided =
  'Email verified. Links of more than one sign-up were opened, so please choose a new password: the link for it is in your mail.'

export function verifyEmailRoute(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'verifyEmail', async ({ query: { token = '' } }) => {
    const id = openSignUpToken(deps.secret, token)
    if (!id) throw new AppError('invalid_verification_link')
    const hasPassword = await deps.transact((db) => openLink(db, deps, id))
    deps.outbox.nudge()
    return { message: hasPassword ? verified : undecided }
  })
}

/** Returns whether the account has a password afterwards. */
async function openLink(db: Database, deps: AccountDeps, id: string): Promise<boolean> {
  const moment = deps.now()
  const [owner] = await lockOwnerOfPending(db, { id, now: moment })
  const [account] = owner ? await readAccount(db, { id: owner.id }) : []
  const [own] = owner ? await findPending(db, { id }) : []
  if (!account || !own) throw new AppError('invalid_verification_link')

  const { isOpened, passwordHash } = own
  const does = openedLink({ isOpened, isProven: account.emailVerified, hasPassword: account.hasPassword })
  if (isOpened) return account.hasPassword
  await markOpened(db, { userId: account.id, id, now: moment })
  if (does === 'prove') {
    const { firstName, lastName, timeZone } = own
    await takeOverAccount(db, { id: account.id, firstName, lastName, timeZone, now: moment })
    await setPassword(db, { userId: account.id, hash: passwordHash, now: moment })
    await deps.outbox.dropWaiting(db, account.id, 'verify')
    return passwordHash !== null
  }
  if (does === 'remove_password') {
    await setPassword(db, { userId: account.id, hash: null, now: moment })
    // The names may be anybody's too.
    await clearNames(db, { id: account.id, now: moment })
    await endSessions(db, { userId: account.id })
    await mailResetLink(db, deps, account, 'choose_password')
    return false
  }
  return account.hasPassword
}
