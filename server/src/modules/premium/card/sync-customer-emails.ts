import { statement } from '../../../db/statement.ts'
import { log } from '../../../process/log.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'
import type { ProcessEventDeps } from './webhook-events.ts'

const findDue = statement({
  name: 'find_customers_with_a_new_address',
  params: {},
  columns: { userId: 'text', email: 'text', customerId: 'text?' },
  sql: `select id as "userId", email, stripe_customer_id as "customerId" from "user" where stripe_email_due
    order by id limit 100`,
})

/** An address that changed meanwhile stays due. */
const markEmailSynced = statement({
  name: 'mark_email_synced',
  params: { userId: 'text', email: 'text' },
  sql: `update "user" set stripe_email_due = false where id = :userId and email = :email`,
})

/** Stripe writes receipts to the address of its customer. If it is away, the next turn tries again. */
export async function syncCustomerEmails({ db, card }: Pick<ProcessEventDeps, 'db' | 'card'>) {
  for (const { userId, email, customerId } of await findDue(db)) {
    if (customerId) {
      const failed = await card.moveCustomer(customerId, email).catch((error: unknown) => error)
      if (failed instanceof CardError && failed.failure !== 'away')
        log('error', 'A customer’s email address couldn’t be changed.', { userId, reason: failed.message })
      else if (failed) throw failed
    }
    await markEmailSynced(db, { userId, email })
  }
}
