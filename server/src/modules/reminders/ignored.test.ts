import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { subscribeBrowser } from '../../test/push/push-service.ts'
import { chosen, headers, onHost, openDelivery, openReminders } from '../../test/reminders.ts'
import { solve } from '../../test/rounds.ts'
import { sendDueReminders } from './send-due-reminders.ts'

type World = Awaited<ReturnType<typeof openReminders>>

/** The moments of eight reminders: seven that were ignored are the last. */
const moments = Array.from({ length: 8 }, (_, index) => `2026-11-${23 + index}T07:15:00Z`)

function quietLog() {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
}

test('what a push service refuses for a week was not ignored, so reminders go on', async () => {
  quietLog()
  const world = await openReminders()
  await world.join('Maya', { days: 127 })
  world.service.faults.set('Maya', { status: 403 })
  for (const moment of moments) {
    world.until(moment)
    await world.send()
  }
  expect(world.service.received).toHaveLength(8)
  expect(await world.row()).toMatchObject({ ignored: 0, stopped_at: null, due_at: new Date('2026-12-01T07:15:00Z') })
})

async function mailEach(world: World, deliverDue: () => Promise<unknown>) {
  for (const moment of moments) {
    world.until(moment)
    await sendDueReminders(world)
    await deliverDue()
  }
}

test.each([
  { what: 'mails that the server never took were not ignored', how: 450, row: { ignored: 0, stopped_at: null } },
  {
    what: 'seven mails that nobody answers are the last',
    how: null,
    row: { ignored: 7, stopped_at: new Date('2026-11-30T07:15:00Z'), due_at: null },
  },
])('$what', async ({ how, row }) => {
  quietLog()
  const server = await openMailServer()
  const world = await openReminders()
  await world.join('Maya', { days: 127, byMail: true }, [])
  server.fault.now = how === null ? null : { at: 'to', how }
  await mailEach(world, openDelivery(world, server.url).deliverDue)
  expect(server.received).toHaveLength(how === null ? 7 : 0)
  expect(await world.row()).toMatchObject(row)
})

test('reminders that stopped stay so after a late session, in another zone, in a pause and in another browser', async () => {
  const world = await openReminders()
  const { cookie } = await world.join('Maya', { days: 127 })
  for (const moment of moments) {
    world.until(moment)
    await world.send()
  }
  await solve({ ...world, call: onHost(world) }, cookie)
  await world.call('POST', '/api/settings/time-zone', { cookie, headers, body: { timeZone: 'Asia/Tokyo' } })
  await world.call('POST', '/api/reminders/devices', { cookie, headers, body: subscribeBrowser('desk').target })
  await world.call('POST', '/api/reminders/pause', { cookie, headers, body: { length: null } })
  expect(await world.row()).toMatchObject({ stopped_at: new Date('2026-11-30T07:15:00Z'), due_at: null })
  world.until('2026-12-01T07:15:00Z')
  await world.send()
  expect(world.service.received).toHaveLength(7)
  await world.call('POST', '/api/reminders', { cookie, headers, body: chosen })
  expect((await world.row()).due_at).not.toBeNull()
})
