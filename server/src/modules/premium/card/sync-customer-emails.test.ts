import { expect, test } from 'vitest'
import { createCardWorld } from '../../../test/card-world.ts'
import { syncCustomerEmails } from './sync-customer-emails.ts'

test("Stripe's customer follows the address of the person, also when Stripe was away at first", async () => {
  const world = await createCardWorld()
  const { cookie } = await world.payer('Ada')
  await world.ask('changeAddress', { cookie, body: { email: 'ada@new.example.org' } })
  const addresses = () => [...world.stripe.shop.customers.values()].map(({ email }) => email)
  const away = { ...world.deps.card, moveCustomer: () => Promise.reject(new Error('away')) }
  await expect(syncCustomerEmails({ db: world.db, card: away })).rejects.toThrow('away')
  expect(addresses()).toEqual(['ada@example.org'])
  await syncCustomerEmails({ db: world.db, card: world.deps.card })
  expect(addresses()).toEqual(['ada@new.example.org'])
  expect((await world.pool.query('select from "user" where stripe_email_due')).rowCount).toBe(0)
})
