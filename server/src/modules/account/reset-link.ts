import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { type Addressee, saveReset } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'

const hour = 60 * 60 * 1000

/** The letters that let the owner of an address choose a password, and for how long. */
const lifetimes = { reset: hour, choose_password: 24 * hour, sign_ups_full: 24 * hour }

/** What is stored of a link to a new password. The database alone does not open it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Queues the letter with a new link; an older one is dead. */
export async function mailResetLink(
  db: Database,
  { outbox, now }: Pick<AccountDeps, 'outbox' | 'now'>,
  { id: userId, email: to, firstName, emailVerified }: Addressee,
  kind: keyof typeof lifetimes,
) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + lifetimes[kind])
  await saveReset(db, userId, hashOfToken(token), expiresAt)
  // Until somebody has proven the address, its name is what a stranger may have chosen.
  const greeted = emailVerified && kind === 'reset' ? firstName : ''
  await outbox.queue(db, { kind, userId, to, firstName: greeted, token, expiresAt })
}
