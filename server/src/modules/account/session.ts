import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Person, PersonRow } from '../../http/person.ts'
import { hashToken, openToken } from '../../http/session-token.ts'
import { log } from '../../process/log.ts'
import { type AdminRule, personAt, personColumns } from './person.ts'

interface Row extends PersonRow {
  sessionId: string
  /** Not noted as in use for an hour. */
  isStale: boolean
}

// Sessions live by the database's clock; what is premium is asked of the domain's.
const personOfSession = statement<Row>(
  'person_of_session',
  `select ${personColumns('$2')},
     s.id as "sessionId", s.updated_at < now() - interval '1 hour' as "isStale"
   from session s join "user" u on u.id = s.user_id left join progress p on p.user_id = u.id
   where s.token = $1 and s.expires_at > now() and s.updated_at > now() - interval '30 days'`,
)

const touch = statement(
  'touch_session',
  `update session set updated_at = now() where id = $1 and updated_at < now() - interval '1 hour'`,
)

interface Settings {
  db: Database
  secret: string
  cookieName: string
  now(): Date
  isAdmin: AdminRule
}

/** Who sends this cookie: one prepared join, no cache, so that a revoked session ends at once. */
export function sessionReader({ db, secret, cookieName, now, isAdmin }: Settings) {
  return async (c: Context, cookie = getCookie(c, cookieName)): Promise<Person | null> => {
    const token = openToken(cookie, secret)
    if (!token) return null
    const moment = now()
    const [row] = await personOfSession(db, hashToken(token), moment)
    if (!row) return null
    // Once an hour: who is read must not wait for a write, nor fail by it.
    if (row.isStale) await touch(db, row.sessionId).catch((error) => log('warn', 'A session was not noted.', { error }))
    return { ...personAt(row, moment, isAdmin(c.req)), sessionId: row.sessionId }
  }
}
