import { AppError } from '../../../http/app-error.ts'
import type { StripeGateway } from '../../../vendors/stripe/stripe-gateway.ts'
import type { PremiumDeps } from '../deps.ts'
import { findPayer, storeCustomer } from './card.queries.ts'

type CustomerDeps = Pick<PremiumDeps, 'db'> & { card: StripeGateway }

/** Made at the first payment; never looked up by the e-mail address. */
export async function customerOf(deps: CustomerDeps, userId: string): Promise<string> {
  const payer = await payerOf(deps, userId)
  return payer.customerId ?? (await make(deps, userId, { email: payer.email, before: null }))
}

/** For a customer that is deleted at Stripe. A key that names the old one would bring it back. */
export async function newCustomerOf(deps: CustomerDeps, userId: string, before: string): Promise<string> {
  const { email } = await payerOf(deps, userId)
  return await make(deps, userId, { email, before })
}

async function make(
  { db, card }: CustomerDeps,
  userId: string,
  { email, before }: { email: string; before: string | null },
) {
  const key = `user:${userId}:customer${before ? `:after:${before}` : ''}`
  const made = await card.createCustomer({ userId, email }, key)
  const [stored] = await storeCustomer(db, { userId, customerId: made, before })
  return stored?.customerId ?? (await payerOf({ db }, userId)).customerId ?? made
}

async function payerOf({ db }: Pick<CustomerDeps, 'db'>, userId: string) {
  const [payer] = await findPayer(db, { userId })
  if (!payer) throw new AppError('sign_in_required')
  return payer
}
