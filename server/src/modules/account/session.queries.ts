import { statement } from '../../db/statement.ts'
import type { PersonRow } from '../../http/person.ts'
import { personColumns } from './person.ts'

interface Row extends PersonRow {
  sessionId: string
  /** Its use has not been noted for an hour. */
  isStale: boolean
}

// Sessions live by the database's clock; what is premium is asked of the domain's.
export const personOfSession = statement<Row>(
  'person_of_session',
  `select ${personColumns('$2')},
     s.id as "sessionId", s.updated_at < now() - interval '1 hour' as "isStale"
   from session s join "user" u on u.id = s.user_id left join progress p on p.user_id = u.id
   where s.token = $1 and s.expires_at > now() and s.updated_at > now() - interval '30 days'`,
)

export const noteUse = statement(
  'note_use_of_session',
  `update session set updated_at = now() where id = $1 and updated_at < now() - interval '1 hour'`,
)

export const insertSession = statement(
  'insert_session',
  `insert into session (id, user_id, token, device, created_at, updated_at, expires_at)
   values ($1, $2, $3, $4, now(), now(), now() + make_interval(secs => $5))`,
)

/** Another token for the same session: it ends when it would have ended. */
export const replaceToken = statement<{ seconds: number }>(
  'replace_token_of_session',
  `update session set token = $3, updated_at = now() where id = $1 and user_id = $2
   returning extract(epoch from expires_at - now())::int as seconds`,
)

export const endSessionOfToken = statement('end_session_of_token', 'delete from session where token = $1')

export const endSessions = statement('end_sessions', 'delete from session where user_id = $1')

export const endOtherSessions = statement(
  'end_other_sessions',
  'delete from session where user_id = $1 and id is distinct from $2',
)

/** Those of a person that ended by themselves. */
export const removeEndedSessions = statement(
  'remove_ended_sessions',
  `delete from session where user_id = $1 and (expires_at <= now() or updated_at <= now() - interval '30 days')`,
)
