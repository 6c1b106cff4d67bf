import { createHash, randomBytes } from 'node:crypto'
import { forgotPassword } from '@app/contract/account'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { findAddressee, saveReset } from './account.queries.ts'

const hour = 60 * 60 * 1000
const message = 'If an account exists with this email, you will receive a password reset link.'

/** What is stored of a link to a new password: whoever reads the database cannot open it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export function forgotPasswordRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    forgotPassword,
  )(async ({ body: { email } }) => {
    const untilEven = deps.evenTime()
    const mayMail = (await deps.limits.take('mailsToAddress', email)) === null
    if (mayMail) await mailReset(deps, email)
    await untilEven()
    return { message }
  })
}

async function mailReset({ transact, outbox, now }: Deps, email: string) {
  const token = randomBytes(32).toString('base64url')
  await transact(async (db) => {
    const [owner] = await findAddressee(db, email)
    if (!owner) return
    const { id: userId, email: to, firstName } = owner
    const expiresAt = new Date(now().getTime() + hour)
    await saveReset(db, userId, hashOfToken(token), expiresAt)
    await outbox.queue(db, { kind: 'reset', userId, to, firstName, token, expiresAt })
  })
  outbox.nudge()
}
