import { billedStatuses, endedStatuses, neverPaidStatuses, type Reversal } from '@app/domain/premium/card-entitlement'
import type { CardPlan } from '@app/domain/premium/price'
import { sqlList } from '../../../db/sql-parts.ts'
import { type RowOf, statement, typed } from '../../../db/statement.ts'

export const findPayer = statement({
  name: 'find_payer',
  params: { userId: 'text' },
  columns: { email: 'text', customerId: 'text?' },
  sql: `select email, stripe_customer_id as "customerId" from "user"
    where id = :userId and deleted_at is null`,
})

export const saveCustomer = statement({
  name: 'save_customer',
  params: { userId: 'text', customerId: 'text', before: 'text?' },
  columns: { customerId: 'text' },
  sql: `update "user" set stripe_customer_id = :customerId, updated_at = now()
    where id = :userId and deleted_at is null and stripe_customer_id is not distinct from :before
    returning stripe_customer_id as "customerId"`,
})

/** Stripe forgets a key after 24 hours and an unpaid subscription after 23: an attempt lives shorter than both. */
export const beginCheckout = statement({
  name: 'begin_checkout',
  params: { userId: 'text', plan: 'text', now: 'timestamptz', isRestart: 'bool' },
  columns: { attempt: 'uuid' },
  sql: `insert into card_checkout as c (user_id, plan, started_at) values (:userId, :plan, :now)
    on conflict (user_id) do update set plan = :plan,
      (attempt, started_at) = (select case when is_same then c.attempt else gen_random_uuid() end,
          case when is_same then c.started_at else :now::timestamptz end
        from (select c.plan = :plan and c.started_at > :now::timestamptz - interval '22 hours'
          and not :isRestart::boolean as is_same) as s)
    returning attempt`,
})

export const endCheckout = statement({
  name: 'end_checkout',
  params: { userId: 'text' },
  sql: 'delete from card_checkout where user_id = :userId',
})

/** Stored at once, in case no event about it ever comes. */
export const insertBegunSubscription = statement({
  name: 'insert_begun_subscription',
  params: { id: 'text', userId: 'text', customerId: 'text', plan: 'text', now: 'timestamptz' },
  sql: `insert into stripe_subscription (id, user_id, customer_id, status, plan, synced_at)
    values (:id, :userId, :customerId, 'incomplete', :plan, :now) on conflict (id) do nothing`,
})

export const lockSubscription = statement({
  name: 'lock_subscription',
  params: { id: 'text' },
  columns: { status: 'text', userId: 'text?' },
  sql: 'select status, user_id as "userId" from stripe_subscription where id = :id for update',
})

export const findPayingUser = statement({
  name: 'find_paying_user',
  params: { customerId: 'text', userId: 'text?' },
  columns: { id: 'text', email: 'text', firstName: 'text' },
  sql: `select id, email, first_name as "firstName" from "user" where stripe_customer_id = :customerId or id = :userId
    order by stripe_customer_id = :customerId desc nulls last limit 1`,
})

export const saveSubscription = statement({
  name: 'save_subscription',
  params: {
    id: 'text',
    userId: 'text?',
    customerId: 'text',
    status: 'text',
    plan: 'text?',
    periodEnd: 'timestamptz?',
    cancelsAtPeriodEnd: 'bool',
    latestInvoice: 'text?',
    now: 'timestamptz',
    takenBack: 'text?',
  },
  sql: `insert into stripe_subscription
      (id, user_id, customer_id, status, plan, period_end, cancel_at_period_end, latest_invoice, synced_at,
       taken_back)
    values (:id, :userId, :customerId, :status, :plan, :periodEnd, :cancelsAtPeriodEnd, :latestInvoice, :now,
      :takenBack)
    on conflict (id) do update set status = :status, plan = :plan, period_end = :periodEnd,
      cancel_at_period_end = :cancelsAtPeriodEnd, latest_invoice = :latestInvoice, synced_at = :now,
      user_id = :userId, taken_back = :takenBack`,
})

export const listOtherRunning = statement({
  name: 'list_other_running',
  params: { userId: 'text', id: 'text' },
  columns: { id: 'text' },
  sql: `select id from stripe_subscription
    where user_id = :userId and id <> :id and status in (${sqlList(billedStatuses)})`,
})

export const findBillingCustomer = statement({
  name: 'find_billing_customer',
  params: { userId: 'text' },
  columns: { customerId: 'text' },
  sql: `select u.stripe_customer_id as "customerId" from "user" u
    where u.id = :userId and exists (select from stripe_subscription s
      where s.user_id = u.id and s.customer_id = u.stripe_customer_id
        and s.status not in (${sqlList(neverPaidStatuses)}))`,
})

export const findSubscriptionStatus = statement({
  name: 'find_card_subscription',
  params: { userId: 'text' },
  columns: {
    id: 'text',
    plan: typed<CardPlan | null>('text'),
    status: 'text',
    periodEnd: 'timestamptz?',
    cancelsAtPeriodEnd: 'bool',
    takenBack: typed<Reversal | null>('text'),
  },
  sql: `select id, plan, status, period_end as "periodEnd", cancel_at_period_end as "cancelsAtPeriodEnd",
      taken_back as "takenBack"
    from stripe_subscription where user_id = :userId and status not in (${sqlList(neverPaidStatuses)})
    order by status = 'canceled', synced_at desc, id limit 1`,
})

export type SubscriptionStatus = RowOf<typeof findSubscriptionStatus>

export const listRunningSubscriptions = statement({
  name: 'list_running_subscriptions',
  params: { after: 'text', isUnpaidOnly: 'bool' },
  columns: { id: 'text' },
  sql: `select id from stripe_subscription where id > :after and status not in (${sqlList(endedStatuses)})
      and (status = 'incomplete' or not :isUnpaidOnly) order by id limit 100`,
})

export const listSubscriptionsOfCustomer = statement({
  name: 'list_subscriptions_of_customer',
  params: { customerId: 'text' },
  columns: { id: 'text' },
  sql: `select id from stripe_subscription
    where customer_id = :customerId and status not in (${sqlList(endedStatuses)})`,
})
