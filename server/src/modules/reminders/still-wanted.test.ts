import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { chosen, headers, onHost, openDelivery, openReminders } from '../../test/reminders.ts'
import { solve } from '../../test/rounds.ts'
import { createReminderMailsToken } from './reminder-links.ts'
import { sendDueReminders } from './send-due-reminders.ts'

type World = Awaited<ReturnType<typeof openReminders>>
type Maya = Awaited<ReturnType<World['join']>>

const quiet = { from: '21:00', to: '08:00' }

/** Things that people do on another device while a reminder waits. */
const ends: [string, (world: World, maya: Maya) => Promise<unknown>][] = [
  ['the day is done', (world, { cookie }) => solve({ ...world, call: onHost(world) }, cookie)],
  ['reminders are paused', (world, { cookie }) => send(world, cookie, '/pause', { length: 'week' })],
  ['reminders are switched off', (world, { cookie }) => send(world, cookie, '', { ...chosen, on: false })],
  ['reminders are declined', (world, { cookie }) => send(world, cookie, '/decline')],
  [
    'a pause of the streak begins',
    ({ pool }, { id }) =>
      pool.query(
        `insert into pause (user_id, from_day, to_day, created_at) values ($1, '2026-11-23', '2026-11-23', now())`,
        [id],
      ),
  ],
]

const send = (world: World, cookie: string, path: string, body?: unknown) =>
  world.call('POST', `/api/reminders${path}`, { cookie, headers, body })

test.each(ends)('a notification that a busy service left waiting is not sent once %s', async (_, end) => {
  const world = await openReminders()
  const maya = await world.join('Maya')
  world.service.faults.set('Maya', { status: 503, headers: { 'retry-after': '1800' } })
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  world.service.faults.clear()
  await end(world, maya)
  world.until('2026-11-23T07:45:00Z')
  await world.push()
  expect(world.service.received).toHaveLength(1)
  expect((await world.pool.query('select from push_message')).rowCount).toBe(0)
})

const stopByLink = ({ app, secret }: World, { id }: Maya) =>
  app.request(`/reminder-mails?token=${encodeURIComponent(createReminderMailsToken(secret, id))}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  })

test.each([...ends, ['mails are stopped with one click', stopByLink] as const])(
  'a mail that the server did not take yet is not sent once %s',
  async (_, end) => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => logged.mockRestore())
    const server = await openMailServer()
    const world = await openReminders()
    const maya = await world.join('Maya', { byMail: true }, [])
    server.fault.now = { at: 'to', how: 450 }
    world.until('2026-11-23T07:15:00Z')
    await sendDueReminders(world)
    const { deliverDue } = openDelivery(world, server.url)
    await deliverDue()
    server.fault.now = null
    await end(world, maya)
    world.until('2026-11-23T07:45:00Z')
    await deliverDue()
    expect(server.received).toEqual([])
    expect((await world.pool.query('select from mail where sealed is not null')).rowCount).toBe(0)
  },
)

test('a browser that is off gets its notification until quiet hours begin, and a busy service is not asked again in them', async () => {
  const world = await openReminders()
  await world.join('Maya', { quiet })
  world.until('2026-11-23T19:55:00Z')
  world.service.faults.set('Maya', { status: 503, headers: { 'retry-after': '2700' } })
  await world.send()
  expect(world.service.received.map(({ headers }) => headers['ttl'])).toEqual(['300'])
  expect((await world.pool.query('select from push_message')).rowCount).toBe(0)
})

test('a mail that the server did not take before quiet hours is not sent in them, however long a run takes', async () => {
  const server = await openMailServer()
  const world = await openReminders()
  await world.join('Maya', { quiet, byMail: true }, [])
  await world.join('Noor', { quiet, byMail: true }, [])
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  world.until('2026-11-23T19:59:59Z')
  const clock = {
    get now() {
      return new Date(server.received.length === 0 ? '2026-11-23T19:59:59Z' : '2026-11-23T20:00:00Z')
    },
  }
  const { deliverDue } = openDelivery({ ...world, clock }, server.url)
  await deliverDue()
  expect(server.received).toHaveLength(1)
  await deliverDue()
  expect(server.received).toHaveLength(1)
  expect((await world.pool.query('select from mail where sealed is not null')).rowCount).toBe(0)
})
