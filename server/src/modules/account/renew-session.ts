import { createHmac } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { hashToken, newSessionToken } from '../../http/session-token.ts'
import type { AccountDeps } from './deps.ts'

// Sessions live by the database's clock.
const renew = statement<{ seconds: number }>(
  'renew_session',
  `update session set token = $3, updated_at = now() where id = $1 and user_id = $2
   returning extract(epoch from expires_at - now())::int as seconds`,
)

type Signing = Pick<AccountDeps, 'secret' | 'sessionCookie' | 'publicUrl'>

/**
 * Gives a session another token, so that a copy of the old one is nobody; it ends when it would have ended. Answers
 * with the cookie to send, or null when the session is gone.
 */
export async function renewSession(db: Database, deps: Signing, { id, sessionId }: { id: string; sessionId: string }) {
  const token = newSessionToken()
  const [renewed] = await renew(db, sessionId, id, hashToken(token))
  const signature = createHmac('sha256', deps.secret).update(token).digest('base64')
  return renewed
    ? serialize(deps.sessionCookie, `${token}.${signature}`, {
        path: '/',
        maxAge: renewed.seconds,
        httpOnly: true,
        sameSite: 'Lax',
        secure: deps.publicUrl.startsWith('https:'),
      })
    : null
}
