import { resendVerification } from '@app/contract/account'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { type Addressee, findAddressee } from './account.queries.ts'

const day = 24 * 60 * 60 * 1000
const message = 'If an account with this email waits for its verification, you will receive a new link.'

export function resendVerificationRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    resendVerification,
  )(async ({ body: { email } }) => {
    const untilEven = deps.evenTime()
    const token = await deps.verificationToken(email)
    const mayMail = (await deps.limits.take('mailsToAddress', email)) === null
    if (mayMail) await sendAgain(deps, email, token)
    await untilEven()
    return { message }
  })
}

async function sendAgain(deps: Deps, email: string, token: string) {
  await deps.transact((db) => queueAgain(db, deps, email, token))
  deps.outbox.nudge()
}

async function queueAgain(db: Database, deps: Deps, email: string, token: string): Promise<number> {
  const [owner] = await findAddressee(db, email)
  if (!owner || owner.emailVerified) return 0
  await mailVerification(db, deps, owner, token)
  return 1
}

/** The same for an admin who was asked, within their transaction; answers with how many letters go out. */
export async function mailAgain(deps: Deps, email: string) {
  const token = await deps.verificationToken(email)
  await deps.limits.takeOrRefuse('mailsToAddress', email, 'too_many_tries')
  return (db: Database) => queueAgain(db, deps, email, token)
}

/** Queues the letter that proves an address. */
export async function mailVerification(
  db: Database,
  { outbox, now }: Deps,
  { id: userId, email: to, firstName }: Pick<Addressee, 'id' | 'email' | 'firstName'>,
  token: string,
) {
  const expiresAt = new Date(now().getTime() + day)
  await outbox.queue(db, { kind: 'verify', userId, to, firstName, token, expiresAt })
}
