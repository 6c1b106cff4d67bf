import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { hashToken, openToken } from '../../http/session-token.ts'
import type { AccountDeps } from './deps.ts'

const end = statement('end_session', 'delete from session where token = $1')

const endById = statement('end_session_by_id', 'delete from session where id = $1')

const forgetEnded = statement(
  'forget_ended_sessions',
  `delete from session where user_id = $1 and (expires_at <= now() or updated_at <= now() - interval '30 days')`,
)

/** Ends the session that a request came with, if it came with one. */
export async function endSession({ db, secret, sessionCookie }: AccountDeps, c: Context) {
  const token = openToken(getCookie(c, sessionCookie), secret)
  if (token) await end(db, hashToken(token))
}

/** Ends a session by its row. */
export const endSessionOf = (db: Database, sessionId: string) => endById(db, sessionId)

/** Sessions of a person that ended by themselves. */
export const forgetEndedSessions = (db: Database, userId: string) => forgetEnded(db, userId)

/** Makes the browser forget its session. */
export const endedCookie = ({ sessionCookie, publicUrl }: Pick<AccountDeps, 'sessionCookie' | 'publicUrl'>) =>
  serialize(sessionCookie, '', {
    path: '/',
    maxAge: 0,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  })
