import { expect, onTestFinished, test, vi } from 'vitest'
import { createCardWorld } from '../test/card-world.ts'
import { startQueue } from './queue.ts'
import { createStripeEventQueue, stripeEventQueueName, workStripeEvents } from './stripe-event-queue.ts'

async function createWatchedWorld() {
  const world = await createCardWorld()
  const queue = await startQueue(world.connection)
  const ending = new AbortController()
  onTestFinished(async () => {
    ending.abort()
    await queue.stop({ graceful: true, timeout: 2000 })
  })
  const watch = (deps = world.deps) => workStripeEvents(queue, deps, ending.signal)
  return { ...world, watch }
}

test('events of Stripe are processed as they arrive, without a request', async () => {
  const world = await createWatchedWorld()
  await world.watch()
  const ada = await world.payer('Ada', { paid: false })
  await world.stripe.pay(ada.secret)
  await world.deliver(world.stripe.sign(world.stripe.shop.events.at(-1) ?? expect.fail('there was no event')))
  await expect.poll(() => world.planOf(ada)).toBe('premium')
})

test('events stored before there was a queue are processed after the start', async () => {
  const world = await createWatchedWorld()
  const ada = await world.payer('Ada', { paid: false })
  await world.stripe.pay(ada.secret)
  await world.deliver(world.stripe.sign(world.stripe.shop.events.at(-1) ?? expect.fail('there was no event')))
  await world.pool.query('delete from jobs.job where name = $1', [stripeEventQueueName])
  await world.work()
  expect(await world.planOf(ada)).toBe('free')
  await world.watch()
  expect((await world.pool.query('select from jobs.job where name = $1', [stripeEventQueueName])).rowCount).toBe(1)
  await expect.poll(() => world.planOf(ada)).toBe('premium')
})

test('two processes that start at once on an empty database make one queue, which accepts events before any worker runs', async () => {
  const world = await createCardWorld()
  await world.pool.query('drop schema jobs cascade')
  await Promise.all([createStripeEventQueue(world.connection), createStripeEventQueue(world.connection)])
  const ada = await world.payer('Ada', { paid: false })
  await world.stripe.pay(ada.secret)
  await world.deliver(world.stripe.sign(world.stripe.shop.events.at(-1) ?? expect.fail('there was no event')))
  await world.work()
  expect(await world.planOf(ada)).toBe('premium')
})

test('the first twenty events of a process, received at once, are all stored', async () => {
  const world = await createCardWorld()
  const ada = await world.payer('Ada', { paid: false })
  await world.stripe.pay(ada.secret)
  const event = world.stripe.shop.events.at(-1) ?? expect.fail('there was no event')
  const fresh = world.openProcess()
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => world.deliver(world.stripe.sign({ ...event, id: `${event.id}_${n}` }), fresh)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await world.pool.query('select from jobs.job where name = $1', [stripeEventQueueName])).rowCount).toBe(20)
})

test('an event that fails does not stop the others of its batch', async () => {
  const world = await createWatchedWorld()
  const [ada, eve] = [await world.payer('Ada', { paid: false }), await world.payer('Eve', { paid: false })]
  for (const { secret } of [eve, ada]) {
    await world.stripe.pay(secret)
    await world.deliver(world.stripe.sign(world.stripe.shop.events.at(-1) ?? expect.fail('there was no event')))
  }
  const { card } = world.deps
  const read: typeof card.read = (id) => (id === eve.subscription ? Promise.reject(new Error('gone')) : card.read(id))
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  await world.watch({ ...world.deps, card: { ...card, read } })
  await expect.poll(() => world.planOf(ada)).toBe('premium')
  const states = async () =>
    (await world.pool.query('select state from jobs.job where name = $1 order by state', [stripeEventQueueName])).rows
  await expect.poll(states).toEqual([{ state: 'retry' }, { state: 'completed' }])
  expect([await world.planOf(eve), logged.mock.calls.join()]).toEqual(['free', expect.stringContaining('Error: gone')])
})
