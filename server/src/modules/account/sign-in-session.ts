import type { Reply } from '@app/contract/calls'
import type { Context } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { shortNetworkOf } from '../../http/client-network.ts'
import { createSessionToken, signToken } from '../../http/session-token.ts'
import { log } from '../../process/log.ts'
import { lockUserForShare } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { deviceNameOf } from './device-name.ts'
import { deleteEndedSessions } from './session.queries.ts'
import { createSession, deleteCurrentSession, sessionCookies } from './session.ts'
import { loadUserView } from './user-view.ts'

export type SignInMethod =
  | 'password'
  | 'password_code'
  | 'passkey'
  | 'sign_up_link'
  | `provider${'' | '_code'}:${string}`

interface Opening {
  userId: string
  way: SignInMethod
  /** Which one, where it is the way. */
  passkeyId?: string | null
  /** Whether the person showed just now who they are; a session that runs at a provider does not. */
  isProof?: boolean
  /** Runs in the transaction of the session, with the user's row held: throw what refuses the sign-in. */
  confirm?(db: Database): Promise<void>
  /** Where the account is gone meanwhile; `sign_in_over` unless given. */
  refusal?: AppError
}

/**
 * Begins a session, by whichever way, and answers with the person. Ends the browser's earlier one, which may be planted.
 */
export async function createSignedInSession(
  deps: AccountDeps,
  { c, sending }: { c: Context; sending: Headers },
  { userId, way, passkeyId = null, isProof = true, confirm, refusal = new AppError('sign_in_over') }: Opening,
): Promise<Reply<'currentUser'>> {
  const token = createSessionToken()
  const device = deviceNameOf(c.req.header('user-agent'))
  await deps.transact(async (db) => {
    const [held] = await lockUserForShare(db, { id: userId })
    if (!held) throw refusal
    await confirm?.(db)
    await createSession(db, { userId, token, device, way, passkeyId, isProof })
    await deleteCurrentSession(db, deps, c)
  })
  const person = await deps.readSession(c, signToken(token, deps.secret))
  if (!person) throw refusal
  await deleteEndedSessions(deps.db, { userId })
  log('info', 'Someone signed in.', { userId, way, network: shortNetworkOf(c, deps.trustProxy) })
  for (const cookie of sessionCookies(deps, token)) sending.append('set-cookie', cookie)
  return await loadUserView(deps.db, person, deps.now())
}
