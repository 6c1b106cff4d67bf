import { randomBytes } from 'node:crypto'
import { msOfLink } from '@app/domain/account/lifetimes'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { serve } from '../../http/serve.ts'
import { hashToken } from '../../http/session-token.ts'
import { type Addressee, findAddressee, saveReset } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'

const message = 'If an account exists with this email, you will receive a password reset link.'

export function forgotPasswordRoute(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'forgotPassword', async ({ body: { email } }) => {
    const untilEven = deps.evenAnswerTime()
    const mayMail = (await deps.limits.take('resetsToAddress', email)) === null
    if (mayMail) await mailReset(deps, email)
    await untilEven()
    return { message }
  })
}

async function mailReset(deps: AccountDeps, email: string) {
  await deps.transact(async (db) => {
    const [owner] = await findAddressee(db, { email })
    if (owner) await mailResetLink(db, deps, owner, 'reset')
  })
  deps.outbox.nudge()
}

export async function mailResetLink(
  db: Database,
  { outbox, now }: Pick<AccountDeps, 'outbox' | 'now'>,
  { id: userId, email: to, firstName, emailVerified }: Addressee,
  kind: 'reset' | 'choose_password' | 'sign_ups_full',
) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + msOfLink(kind))
  await saveReset(db, { userId, tokenHash: hashToken(token), expiresAt })
  // Until the address is proven, its name is what a stranger may have chosen.
  const greeted = emailVerified && kind === 'reset' ? firstName : ''
  await outbox.queue(db, { kind, userId, to, firstName: greeted, token, expiresAt })
}
