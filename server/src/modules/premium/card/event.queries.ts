import { type RowOf, statement, typed } from '../../../db/statement.ts'
import type { Trace } from '../../../vendors/stripe/stripe-gateway.ts'

/** Once each, however often it comes; answers whether it was new. */
export const keepEvent = statement({
  name: 'keep_event',
  params: {
    id: 'text',
    type: 'text',
    objectId: 'text?',
    trace: typed<Trace>('jsonb'),
    createdAt: 'timestamptz',
    now: 'timestamptz',
  },
  columns: { id: 'text' },
  sql: `insert into stripe_event (id, type, object_id, payload, created_at, received_at, next_attempt_at)
    values (:id, :type, :objectId, :trace, :createdAt, :now, :now) on conflict (id) do nothing returning id`,
})

/** Takes the next one that is due; until `claimedUntil` nobody else does, and after a crash it is due again. */
export const claimEvent = statement({
  name: 'claim_event',
  params: { now: 'timestamptz', claimedUntil: 'timestamptz' },
  columns: { id: 'text', type: 'text', trace: typed<Trace>('jsonb'), attempts: 'int4' },
  sql: `update stripe_event set attempts = attempts + 1, next_attempt_at = :claimedUntil
    where id = (select id from stripe_event where processed_at is null and next_attempt_at <= :now
      order by next_attempt_at, received_at limit 1 for update skip locked)
    returning id, type, payload as trace, attempts`,
})

export type Claimed = RowOf<typeof claimEvent>

export const markWorked = statement({
  name: 'mark_event_worked',
  params: { id: 'text', now: 'timestamptz' },
  sql: 'update stripe_event set processed_at = :now, error = null where id = :id',
})

export const postponeEvent = statement({
  name: 'postpone_event',
  params: { id: 'text', nextAttemptAt: 'timestamptz', error: 'text' },
  sql: `update stripe_event set next_attempt_at = :nextAttemptAt, error = :error
    where id = :id and processed_at is null`,
})

export const nextEventDue = statement({
  name: 'next_event_due',
  columns: { at: 'timestamptz?' },
  sql: 'select min(next_attempt_at) as at from stripe_event where processed_at is null',
})

export const removeOldEvents = statement({
  name: 'remove_old_events',
  params: { receivedBefore: 'timestamptz' },
  sql: 'delete from stripe_event where received_at < :receivedBefore',
})
