import type { TakenBack } from '@app/domain/premium/card'
import type { CardPlan } from '@app/domain/premium/price'
import { statement } from '../../../db/statement.ts'

interface Payer {
  email: string
  customerId: string | null
}

export const findPayer = statement<Payer>(
  'find_payer',
  `select email, stripe_customer_id as "customerId" from "user" where id = $1`,
)

/** Only in place of what was known before: of two at once the first stays. */
export const keepCustomer = statement<{ customerId: string }>(
  'keep_customer',
  `update "user" set stripe_customer_id = $2, updated_at = now()
   where id = $1 and stripe_customer_id is not distinct from $3 returning stripe_customer_id as "customerId"`,
)

/** Stripe forgets a key after 24 hours, and an unpaid beginning after 23: an attempt lives shorter than both. */
export const beginCheckout = statement<{ attempt: string }>(
  'begin_checkout',
  `insert into card_checkout as c (user_id, plan, started_at) values ($1, $2, $3)
   on conflict (user_id) do update set plan = $2,
     (attempt, started_at) = (select case when is_same then c.attempt else gen_random_uuid() end,
         case when is_same then c.started_at else $3::timestamptz end
       from (select c.plan = $2 and c.started_at > $3::timestamptz - interval '22 hours' and not $4::boolean as is_same) as s)
   returning attempt`,
)

export const endCheckout = statement('end_checkout', 'delete from card_checkout where user_id = $1')

/** Written down at once, so that it is looked after even if no news of it ever come. */
export const noteBeginning = statement(
  'note_beginning',
  `insert into stripe_subscription (id, user_id, customer_id, status, plan, synced_at)
   values ($1, $2, $3, 'incomplete', $4, $5) on conflict (id) do nothing`,
)

interface Mirror {
  status: string
  userId: string | null
}

/** What we know of a subscription so far, and nobody else writes it meanwhile. */
export const holdMirror = statement<Mirror>(
  'hold_mirror',
  'select status, user_id as "userId" from stripe_subscription where id = $1 for update',
)

interface Person {
  id: string
  email: string
  firstName: string
}

/** Whose customer it is, or whom we knew to have that subscription. */
export const findPaying = statement<Person>(
  'find_paying',
  `select id, email, first_name as "firstName" from "user" where stripe_customer_id = $1 or id = $2
   order by stripe_customer_id = $1 desc nulls last limit 1`,
)

export const saveMirror = statement(
  'save_mirror',
  `insert into stripe_subscription
     (id, user_id, customer_id, status, plan, period_end, cancel_at_period_end, latest_invoice, synced_at,
      taken_back)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (id) do update set status = $4, plan = $5, period_end = $6, cancel_at_period_end = $7,
     latest_invoice = $8, synced_at = $9, user_id = $2, taken_back = $10`,
)

/** Other subscriptions of somebody that we believe to be running. */
export const findOtherLive = statement<{ id: string }>(
  'find_other_live',
  `select id from stripe_subscription
   where user_id = $1 and id <> $2 and status in ('active', 'trialing', 'past_due')`,
)

export const findBillable = statement<{ customerId: string }>(
  'find_billable',
  `select u.stripe_customer_id as "customerId" from "user" u
   where u.id = $1 and exists (select from stripe_subscription s
     where s.user_id = u.id and s.customer_id = u.stripe_customer_id and s.status not in ('incomplete', 'incomplete_expired'))`,
)

export interface SubscriptionStatus {
  id: string
  plan: CardPlan | null
  status: string
  periodEnd: Date | null
  cancelsAtPeriodEnd: boolean
  takenBack: TakenBack | null
}

/** The subscription that matters: the one that runs, else the last one. */
export const findSubscriptionStatus = statement<SubscriptionStatus>(
  'find_card_standing',
  `select id, plan, status, period_end as "periodEnd", cancel_at_period_end as "cancelsAtPeriodEnd",
     taken_back as "takenBack"
   from stripe_subscription where user_id = $1 and status not in ('incomplete', 'incomplete_expired')
   order by status = 'canceled', synced_at desc, id limit 1`,
)

/** A page of those that are not over; those that were never paid only if `$2`. */
export const listRunning = statement<{ id: string }>(
  'list_running',
  `select id from stripe_subscription where id > $1 and status not in ('canceled', 'incomplete_expired')
     and (status = 'incomplete' or not $2) order by id limit 100`,
)

export const listOfCustomer = statement<{ id: string }>(
  'list_of_customer',
  `select id from stripe_subscription where customer_id = $1 and status not in ('canceled', 'incomplete_expired')`,
)
