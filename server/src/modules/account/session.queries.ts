import { freshProofMinutes } from '@app/domain/account/lifetimes'
import { sessionAliveSql } from '../../db/sql-parts.ts'
import { statement } from '../../db/statement.ts'
import { personColumns, selectPersonSql } from './person-at.ts'

const isStale = (s: string) => `${s}.updated_at < now() - interval '1 hour'`

export const findPersonBySession = statement({
  name: 'find_person_by_session',
  params: { tokenHash: 'text', now: 'timestamptz' },
  columns: {
    ...personColumns,
    sessionId: 'text',
    isStale: 'bool',
    way: 'text?',
    hasFreshProof: 'bool',
  },
  sql: `select ${selectPersonSql},
      s.id as "sessionId", ${isStale('s')} as "isStale", s.way,
      s.proved_at > now() - interval '${freshProofMinutes} minutes' as "hasFreshProof"
    from session s join "user" u on u.id = s.user_id left join progress p on p.user_id = u.id
    where s.token = :tokenHash and ${sessionAliveSql('s')}`,
})

export const touchSession = statement({
  name: 'touch_session',
  params: { id: 'text' },
  sql: `update session s set updated_at = now() where id = :id and ${isStale('s')}`,
})

export const insertSession = statement({
  name: 'insert_session',
  params: {
    id: 'text',
    userId: 'text',
    tokenHash: 'text',
    device: 'text',
    way: 'text',
    passkeyId: 'text?',
    isProof: 'bool',
    seconds: 'float8',
  },
  sql: `insert into session (id, user_id, token, device, way, passkey_id, proved_at, created_at, updated_at, expires_at)
    values (:id, :userId, :tokenHash, :device, :way, :passkeyId, case when :isProof then now() else 'epoch' end, now(), now(), now() + make_interval(secs => :seconds))`,
})

export const replaceSessionToken = statement({
  name: 'replace_session_token',
  params: { id: 'text', userId: 'text', tokenHash: 'text' },
  columns: { seconds: 'int4' },
  sql: `update session set token = :tokenHash, updated_at = now() where id = :id and user_id = :userId
    returning extract(epoch from expires_at - now())::int as seconds`,
})

/** Renews nothing else. */
export const markSessionProven = statement({
  name: 'mark_session_proven',
  params: { id: 'text', userId: 'text', way: 'text?', passkeyId: 'text?' },
  sql: `update session set proved_at = now(), way = coalesce(:way, way), passkey_id = coalesce(:passkeyId, passkey_id)
    where id = :id and user_id = :userId`,
})

export const lockSessionForShare = statement({
  name: 'lock_session_for_share',
  params: { id: 'text', userId: 'text' },
  columns: { id: 'text' },
  sql: 'select id from session where id = :id and user_id = :userId for key share',
})

export const deleteSessionByToken = statement({
  name: 'delete_session_by_token',
  params: { tokenHash: 'text' },
  sql: 'delete from session where token = :tokenHash',
})

export const deleteOtherSessions = statement({
  name: 'delete_other_sessions',
  params: { userId: 'text', sessionId: 'text?' },
  sql: 'delete from session where user_id = :userId and id is distinct from :sessionId',
})

export const deleteEndedSessions = statement({
  name: 'delete_ended_sessions',
  params: { userId: 'text' },
  sql: `delete from session s where user_id = :userId and not (${sessionAliveSql('s')})`,
})

/** A calendar or shared link opens by its address alone, whoever made it. */
export const deleteSessionsAndLinks = statement({
  name: 'delete_sessions_and_links',
  params: { userId: 'text' },
  sql: `with feed_gone as (delete from calendar_feed where user_id = :userId),
      links_gone as (delete from share_link where user_id = :userId)
    delete from session where user_id = :userId`,
})

export const deleteSessionsOfPerson = statement({
  name: 'delete_sessions_of_person',
  params: { userId: 'text' },
  columns: { id: 'text' },
  sql: 'delete from session where user_id = :userId returning id',
})
