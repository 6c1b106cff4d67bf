import { type RowOf, statement, typed } from '../../../db/statement.ts'
import type { EventTrace } from '../../../vendors/stripe/stripe-gateway.ts'

export const insertStripeEvent = statement({
  name: 'insert_stripe_event',
  params: {
    id: 'text',
    type: 'text',
    objectId: 'text?',
    trace: typed<EventTrace>('jsonb'),
    createdAt: 'timestamptz',
    now: 'timestamptz',
  },
  columns: { id: 'text' },
  sql: `insert into stripe_event (id, type, object_id, payload, created_at, received_at)
    values (:id, :type, :objectId, :trace, :createdAt, :now) on conflict (id) do nothing returning id`,
})

export const lockStripeEvent = statement({
  name: 'lock_stripe_event',
  params: { id: 'text' },
  columns: { type: 'text', trace: typed<EventTrace>('jsonb') },
  sql: `update stripe_event set attempts = attempts + 1 where id = :id and processed_at is null
    returning type, payload as trace`,
})

export type UnprocessedEvent = RowOf<typeof lockStripeEvent>

export const markEventProcessed = statement({
  name: 'mark_event_processed',
  params: { id: 'text', now: 'timestamptz' },
  sql: 'update stripe_event set processed_at = :now, error = null where id = :id',
})

export const saveEventError = statement({
  name: 'save_event_error',
  params: { id: 'text', error: 'text' },
  sql: 'update stripe_event set error = :error where id = :id and processed_at is null',
})

export const listUnprocessedEvents = statement({
  name: 'list_unprocessed_events',
  columns: { id: 'text' },
  sql: 'select id from stripe_event where processed_at is null',
})

export const deleteOldStripeEvents = statement({
  name: 'delete_old_stripe_events',
  params: { receivedBefore: 'timestamptz' },
  sql: 'delete from stripe_event where received_at < :receivedBefore',
})
