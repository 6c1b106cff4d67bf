import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import { findAddressee } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { mailResetLink } from './reset-link.ts'

const message = 'If an account exists with this email, you will receive a password reset link.'

export function forgotPasswordRoute(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'forgotPassword', async ({ body: { email } }) => {
    const untilEven = deps.evenTime()
    const mayMail = (await deps.limits.take('resetsToAddress', email)) === null
    if (mayMail) await mailReset(deps, email)
    await untilEven()
    return { message }
  })
}

async function mailReset(deps: AccountDeps, email: string) {
  await deps.transact(async (db) => {
    const [owner] = await findAddressee(db, email)
    if (owner) await mailResetLink(db, deps, owner, 'reset')
  })
  deps.outbox.nudge()
}
