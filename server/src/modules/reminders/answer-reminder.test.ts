import { expect, test } from 'vitest'
import { decrypt } from '../../test/push/push-service.ts'
import { headers, openReminders } from '../../test/reminders.ts'

async function openAnswered(choice = {}) {
  const world = await openReminders()
  const { browser, cookie } = await world.join('Maya', { days: 127, ...choice })
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  const { token } = decrypt(browser, world.service.received[0]?.body ?? Buffer.alloc(0)) as { token: string }
  const answer = async (body: { token: string; answer: 'opened' | 'pause' }) =>
    (await world.call('POST', '/api/reminders/answer', { headers, body })).status
  const pause = (length: 'month' | null) =>
    world.call('POST', '/api/reminders/pause', { cookie, headers, body: { length } })
  const pausedUntil = async () => (await world.call('GET', '/api/reminders', { cookie, headers })).body.pausedUntil
  const isOpened = async () =>
    (await world.pool.query('select from reminder_sent where opened_at is not null')).rowCount === 1
  return { ...world, token, answer, pause, pausedUntil, isOpened }
}

test('the button of an old notification does not shorten a pause of a month', async () => {
  const { token, answer, pause, pausedUntil, row } = await openAnswered()
  await pause('month')
  expect(await answer({ token, answer: 'pause' })).toBe(204)
  expect(await pausedUntil()).toBe('2026-12-23')
  await pause(null)
  expect(await answer({ token, answer: 'pause' })).toBe(204)
  expect(await pausedUntil()).toBe('2026-11-30')
  expect((await row()).due_at).toEqual(new Date('2026-11-30T07:15:00Z'))
})

test('a notification is answered for a week after its day', async () => {
  const { token, answer, pausedUntil, isOpened, until } = await openAnswered()
  until('2026-12-01T00:00:00Z')
  expect(await answer({ token, answer: 'opened' })).toBe(400)
  expect(await answer({ token, answer: 'pause' })).toBe(400)
  expect([await isOpened(), await pausedUntil()]).toEqual([false, null])
  until('2026-11-30T23:59:59Z')
  expect(await answer({ token, answer: 'pause' })).toBe(204)
  expect([await isOpened(), await pausedUntil()]).toEqual([true, '2026-12-08'])
})

test('the button of a mail, which may be forwarded, notes that it was opened and pauses nothing', async () => {
  const { answer, pausedUntil, isOpened, readMails } = await openAnswered({ byMail: true })
  const [mail] = await readMails()
  const token = (mail && 'reminder' in mail && mail.reminder?.openToken) || ''
  expect(await answer({ token, answer: 'pause' })).toBe(400)
  expect([await isOpened(), await pausedUntil()]).toEqual([false, null])
  expect(await answer({ token, answer: 'opened' })).toBe(204)
  expect(await isOpened()).toBe(true)
})
