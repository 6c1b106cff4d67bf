import { expect, test } from 'vitest'
import { decrypt, subscribeBrowser } from '../../test/push/push-service.ts'
import { openReminders, openSender, sentPaths } from '../../test/reminders.ts'
import type { PushDelivery } from './deliver-pushes.ts'
import { sendDueReminders } from './send-due-reminders.ts'

test('a process that dies before its decision is written leaves it due; one that dies while it sends sends again, in its place', async () => {
  const world = await openReminders()
  const { browser } = await world.join('Maya')
  world.until('2026-11-23T07:15:00Z')
  const transact: typeof world.transact = (work) =>
    world.transact(async (...connection) => {
      await work(...connection)
      throw new Error('killed')
    })
  const dying = { ...world, transact }
  await expect(sendDueReminders(dying)).rejects.toThrow('killed')
  expect((await world.pool.query('select from push_message union all select from reminder_sent')).rowCount).toBe(0)
  await sendDueReminders(world)
  const sender = openSender(world, world.service)
  const sendAndDie: PushDelivery['sender']['send'] = async (...message) => {
    await sender.send(...message)
    throw new Error('killed')
  }
  await expect(world.push({ sender: { send: sendAndDie } })).rejects.toThrow('killed')
  world.until('2026-11-23T07:16:59Z')
  await world.push()
  expect(world.service.received).toHaveLength(1)
  world.until('2026-11-23T07:17:00Z')
  await world.push()
  const [first, second, ...more] = world.service.received
  expect(more).toEqual([])
  // The service and the screen replace the first by the second.
  expect([first?.headers['topic'], second?.headers['topic']]).toEqual(['reminder', 'reminder'])
  expect(decrypt(browser, second?.body ?? Buffer.alloc(0))).toEqual(decrypt(browser, first?.body ?? Buffer.alloc(0)))
})

test.each([404, 410])(
  'after a %s the browser is forgotten, and nothing is due where it was the only one',
  async (status) => {
    const world = await openReminders()
    const browsers = [subscribeBrowser('phone'), subscribeBrowser('desk')]
    await world.join('Maya', {}, browsers)
    world.service.faults.set('phone', { status })
    world.until('2026-11-23T07:15:00Z')
    await world.send()
    world.until('2026-11-24T07:15:00Z')
    await world.send()
    expect(sentPaths(world.service).toSorted()).toEqual(['desk', 'desk', 'phone'])
  },
)

test('a busy service is asked again when it says, on the same day only', async () => {
  const world = await openReminders()
  await world.join('Maya')
  world.service.faults.set('Maya', { status: 429, headers: { 'retry-after': '1800' } })
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  world.until('2026-11-23T07:44:59Z')
  await world.push()
  expect(world.service.received).toHaveLength(1)
  world.service.faults.set('Maya', { status: 503, headers: { 'retry-after': '999999' } })
  world.until('2026-11-23T07:45:00Z')
  await world.push()
  expect(world.service.received).toHaveLength(2)
  // A day further is tomorrow's reminder.
  expect((await world.pool.query('select from push_message')).rowCount).toBe(0)
})

test('while a push service is down its reminders wait and others go out; once it is back each arrives once', async () => {
  const world = await openReminders()
  const down = Array.from({ length: 10 }, (_, index) => `down-${index}`)
  for (const path of down) world.service.faults.set(path, { status: 500 })
  const browsers = down.map((path) => subscribeBrowser(path))
  await world.join('Maya', { time: '08:14' }, browsers)
  await world.join('Noor', {}, [subscribeBrowser('Noor', 'other.example.org')])
  // Those that cannot be sent were queued first.
  for (const moment of ['2026-11-23T07:14:00Z', '2026-11-23T07:15:00Z']) {
    world.until(moment)
    await sendDueReminders(world)
  }
  let next = await world.push()
  const asked = sentPaths(world.service)
  expect(asked.filter((path) => path === 'Noor')).toEqual(['Noor'])
  // Four at once: when the fifth fails, three more may be on their way.
  expect(asked.length).toBeLessThanOrEqual(1 + 8)
  expect((await world.pool.query('select from push_message')).rowCount).toBe(10)
  world.until('2026-11-23T07:15:29Z')
  await world.push()
  expect(world.service.received).toHaveLength(asked.length)

  world.service.faults.clear()
  world.service.received.length = 0
  while (next) {
    world.clock.now = next
    next = await world.push()
  }
  expect(sentPaths(world.service).toSorted()).toEqual(down)
  expect(world.clock.now.getTime()).toBeLessThan(Date.parse('2026-11-23T07:20:00Z'))
})

test('with another secret the browsers are forgotten: their key is another one, and the app subscribes again', async () => {
  const world = await openReminders()
  await world.join('Maya')
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  await world.push({ secret: 'another secret, that is long enough too' })
  expect(world.service.received).toEqual([])
  expect((await world.pool.query('select from push_endpoint')).rowCount).toBe(0)
})

test('what waits for one person is not shown to the next one in the same browser, who gets their own', async () => {
  const world = await openReminders()
  const shared = subscribeBrowser('shared')
  await world.join('Ada', {}, [shared])
  world.service.faults.set('shared', { status: 503, headers: { 'retry-after': '1800' } })
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  world.service.faults.clear()
  world.service.received.length = 0
  await world.join('Eve', { time: '08:20' }, [shared])
  world.until('2026-11-23T07:50:00Z')
  await world.send()
  const titles = world.service.received.map(({ body }) => (decrypt(shared, body) as { title: string }).title)
  expect(titles).toEqual(['Two minutes, Eve?'])
})
