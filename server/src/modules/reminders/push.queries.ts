import { type RowOf, statement } from '../../db/statement.ts'

/** Counts the try first, and holds messages from other processes for a while. */
export const claimPushes = statement({
  name: 'claim_pushes',
  params: { now: 'timestamptz', seconds: 'float8', limit: 'int8' },
  columns: {
    id: 'uuid',
    endpointId: 'uuid',
    userId: 'text',
    hash: 'text',
    sealed: 'text',
    day: 'date',
    title: 'text',
    sentence: 'text',
    attempts: 'int4',
    expiresAt: 'timestamptz',
  },
  sql: `update push_message m set attempts = m.attempts + 1,
      next_attempt_at = :now::timestamptz + :seconds * interval '1 second'
    from push_endpoint e
    where e.id = m.endpoint_id and m.id in (select id from push_message
      where next_attempt_at <= :now and expires_at > :now order by next_attempt_at limit :limit for update skip locked)
    returning m.id, m.endpoint_id as "endpointId", e.user_id as "userId", e.hash, e.sealed, m.day, m.title, m.sentence,
      m.attempts, m.expires_at as "expiresAt"`,
})
export type ClaimedPush = RowOf<typeof claimPushes>

export const deletePushes = statement({
  name: 'delete_pushes',
  params: { ids: 'uuid[]' },
  sql: 'delete from push_message where id = any(:ids::uuid[])',
})

export const deletePushEndpoints = statement({
  name: 'delete_push_endpoints',
  params: { ids: 'uuid[]' },
  sql: 'delete from push_endpoint where id = any(:ids::uuid[])',
})

export const postponePushes = statement({
  name: 'postpone_pushes',
  params: { ids: 'uuid[]', at: 'text[]' },
  sql: `update push_message m set next_attempt_at = p.at::timestamptz
    from unnest(:ids::uuid[], :at::text[]) as p(id, at) where m.id = p.id`,
})

export const deleteStalePushes = statement({
  name: 'delete_stale_pushes',
  params: { now: 'timestamptz' },
  sql: 'delete from push_message where expires_at <= :now',
})

export const findNextPushDue = statement({
  name: 'find_next_push_due',
  columns: { at: 'timestamptz?' },
  sql: 'select min(next_attempt_at) as at from push_message',
})
