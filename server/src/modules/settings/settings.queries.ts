import { endedStatuses } from '@app/domain/premium/card-entitlement'
import { sessionAliveSql, sqlList } from '../../db/sql-parts.ts'
import { statement } from '../../db/statement.ts'

export const saveName = statement({
  name: 'save_name',
  params: { userId: 'text', name: 'text', firstName: 'text', lastName: 'text', now: 'timestamptz' },
  sql: `update "user" set name = :name, first_name = :firstName, last_name = :lastName, updated_at = :now
    where id = :userId and deleted_at is null`,
})

export const saveTimeZonePlan = statement({
  name: 'save_time_zone_plan',
  params: { userId: 'text', zone: 'text', nextZone: 'text?', nextFrom: 'timestamptz?' },
  sql: `update "user" set time_zone = :zone, next_time_zone = :nextZone, next_time_zone_from = :nextFrom
    where id = :userId`,
})

// A planned change that did not happen is no journey.
export const deletePlannedZoneMoves = statement({
  name: 'delete_planned_zone_moves',
  params: { userId: 'text', now: 'timestamptz' },
  sql: 'delete from zone_change where user_id = :userId and at > :now',
})

export const insertZoneMove = statement({
  name: 'insert_zone_move',
  params: { userId: 'text', at: 'timestamptz', leftZone: 'text' },
  sql: `insert into zone_change (user_id, at, left_zone) values (:userId, :at, :leftZone)
    on conflict (user_id, at) do update set left_zone = excluded.left_zone`,
})

export const listSignedInSessions = statement({
  name: 'list_signed_in_sessions',
  params: { userId: 'text', currentId: 'text' },
  columns: { id: 'text', device: 'text?', way: 'text?', signedInAt: 'timestamptz', lastSeenAt: 'timestamptz' },
  sql: `select id, device, way, created_at as "signedInAt", updated_at as "lastSeenAt" from session s
    where user_id = :userId and ${sessionAliveSql('s')}
    order by id = :currentId desc, updated_at desc, id`,
})

export const deleteSessionOfPerson = statement({
  name: 'delete_session_of_person',
  params: { id: 'text', userId: 'text' },
  columns: { id: 'text' },
  sql: 'delete from session where id = :id and user_id = :userId returning id',
})

export const findOpenSubscription = statement({
  name: 'find_open_subscription',
  params: { userId: 'text' },
  columns: { customerId: 'text', isOpen: 'bool' },
  sql: `select u.stripe_customer_id as "customerId", exists (select from stripe_subscription s where s.user_id = u.id
      and s.status not in (${sqlList(endedStatuses)})) as "isOpen"
    from "user" u where u.id = :userId and u.stripe_customer_id is not null`,
})

/** Only while the checked password is theirs, or while they have none. */
export const closeAccount = statement({
  name: 'close_account',
  params: { id: 'text', hash: 'text?', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: `update "user" u set deleted_at = :now, email = 'deleted ' || u.id, name = '', first_name = '', last_name = '',
      image = null, role = 'user', stripe_customer_id = null, time_zone = 'UTC', next_time_zone = null,
      next_time_zone_from = null
    where u.id = :id and exists (select from account a where a.user_id = u.id and a.password is not distinct from :hash) returning u.id`,
})

export const deleteAccess = statement({
  name: 'delete_access',
  params: { userId: 'text' },
  sql: `with ${[
    'account',
    'session',
    'password_reset',
    'pending_sign_up',
    'mail',
    'card_checkout',
    'progress',
    'reminder',
    'reminder_sent',
    'share_link',
    'passkey',
    'connected_account',
    'second_factor',
    'recovery_code',
    'sign_in_step',
    'address_change',
    'address_undo',
  ]
    .map((table) => `${table}_gone as (delete from ${table} where user_id = :userId)`)
    .join(', ')},
    ${['entitlement_grant', 'stripe_subscription', 'card_review', 'crypto_payment']
      .map((table) => `${table}_unlinked as (update ${table} set user_id = null where user_id = :userId)`)
      .join(', ')}
    update audit_log set actor_id = nullif(actor_id, :userId), target_id = nullif(target_id, :userId)
    where actor_id = :userId or target_id = :userId`,
})

/** Payments stay on record without what the person said of their sender. */
export const clearClaimedSenders = statement({
  name: 'clear_claimed_senders',
  params: { userId: 'text' },
  sql: 'update crypto_payment set claimed_sender = null where user_id = :userId',
})
