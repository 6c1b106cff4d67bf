import { statement } from '../../../db/statement.ts'
import type { Trace } from '../../../vendors/stripe/stripe-gateway.ts'

/** Once each, however often it comes; answers whether it was new. */
export const keepEvent = statement<{ id: string }>(
  'keep_event',
  `insert into stripe_event (id, type, object_id, payload, created_at, received_at, next_attempt_at)
   values ($1, $2, $3, $4, $5, $6, $6) on conflict (id) do nothing returning id`,
)

export interface Claimed {
  id: string
  type: string
  trace: Trace
  attempts: number
}

/** Takes the next one that is due; until `$2` nobody else does, and after a crash it is due again. */
export const claimEvent = statement<Claimed>(
  'claim_event',
  `update stripe_event set attempts = attempts + 1, next_attempt_at = $2
   where id = (select id from stripe_event where processed_at is null and next_attempt_at <= $1
     order by next_attempt_at, received_at limit 1 for update skip locked)
   returning id, type, payload as trace, attempts`,
)

export const markWorked = statement(
  'mark_event_worked',
  'update stripe_event set processed_at = $2, error = null where id = $1',
)

export const postponeEvent = statement(
  'postpone_event',
  'update stripe_event set next_attempt_at = $2, error = $3 where id = $1 and processed_at is null',
)

export const nextEventDue = statement<{ at: Date | null }>(
  'next_event_due',
  'select min(next_attempt_at) as at from stripe_event where processed_at is null',
)

export const removeOldEvents = statement('remove_old_events', 'delete from stripe_event where received_at < $1')
