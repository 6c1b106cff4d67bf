import { expect, onTestFinished, test } from 'vitest'
import { createCardWorld } from '../test/card-world.ts'
import { startQueue } from './queue.ts'
import { watchCards } from './stripe-events.job.ts'
import { cardJobs } from './stripe-job-names.ts'

test('news of a payment are worked through as they come, by themselves', async () => {
  const world = await createCardWorld()
  const queue = await startQueue(world.connection)
  const stop = await watchCards(queue, world.deps)
  onTestFinished(async () => {
    await stop()
    await queue.stop({ graceful: true, timeout: 2000 })
  })
  const scheduled = await Promise.all(cardJobs.map(async (name) => (await queue.getSchedules(name)).length))
  expect(scheduled).toEqual([1, 1, 1])
  const ada = await world.payer('Ada', { paid: false })
  await world.stripe.pay(ada.secret)
  await world.deliver(world.stripe.sign(world.stripe.shop.events.at(-1) ?? expect.fail('nothing was told')))
  await expect.poll(() => world.planOf(ada)).toBe('premium')
})
