import { expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { lexicon } from '../modules/scoring/lexicon.ts'
import { emptyFolder } from '../test/app-process.ts'
import { startStripeDouble } from '../test/stripe/double.ts'
import { createWorld } from '../test/world.ts'
import { assembleApp } from './assemble-app.ts'

test('events of Stripe that come before the workers start are processed when they do, also on an empty database', async () => {
  const world = await createWorld({ at: new Date().toISOString() })
  await world.pool.query('drop schema jobs cascade')
  const stripe = await startStripeDouble({ now: () => new Date() })
  const config = { ...readConfig({ DATA_DIR: await emptyFolder() }), stripe: stripe.settings, secret: world.secret }
  const readsTable = vi.spyOn(lexicon, 'embedding')
  const { app, startJobs, close } = await assembleApp(config, world.connection, {
    terms: null,
    retry: { seconds: 0, report: () => undefined },
    ending: new AbortController().signal,
  })
  expect(readsTable, 'the first hand-in would wait for the table of word pieces').toHaveBeenCalled()
  const price = stripe.shop.prices.get('price_monthly') ?? expect.fail()
  stripe.shop.begin('cus_of_another_shop', price, {})
  const event = stripe.shop.events.at(-1) ?? expect.fail('there was no event')
  const { body, headers } = stripe.sign(event)
  const reply = await app.request('/api/stripe/webhook', { method: 'POST', body, headers })
  expect(reply.status).toBe(200)
  const worked = 'select from stripe_event where id = $1 and processed_at is not null'
  const isWorked = async () => (await world.pool.query(worked, [event.id])).rowCount
  expect(await isWorked()).toBe(0)
  startJobs()
  await expect.poll(isWorked).toBe(1)
  await close()
  await stripe.stop()
})
