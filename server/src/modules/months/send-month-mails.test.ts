import { expect, test } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { writeSessions } from '../../test/past-sessions.ts'
import { headers, openDelivery, openReminders } from '../../test/reminders.ts'
import { sendMonthMails } from './send-month-mails.ts'

type World = Awaited<ReturnType<typeof openReminders>>

const ofNovember = [{ day: '2026-11-02', ideas: ['a lost property office for good moods'], favourites: [0] }]

/** Somebody in Paris with reminder mails at 08:15 who asked for the letter. */
async function join(world: World, name: string, { on = true, sessions = ofNovember, byMail = true } = {}) {
  const person = await world.join(name, { byMail, days: 127 }, [])
  const reply = await world.ask('switchMonthMails', { cookie: person.cookie, headers, body: { on } })
  await writeSessions(world, person.id, sessions)
  return { ...person, reply }
}

const letters = async (world: World) =>
  (await world.pool.query('select user_id, kind from mail where sealed is not null order by created_at')).rows.map(
    ({ user_id }) => user_id,
  )

async function at(world: World, moment: string) {
  world.until(moment)
  return await sendMonthMails(world)
}

test('on the first, at the minute of the reminders, the letter of the month before leaves once', async () => {
  const world = await openReminders()
  const { id } = await join(world, 'Ada')
  expect(await at(world, '2026-11-30T20:00:00Z')).toBe(0)
  expect(await at(world, '2026-12-01T07:14:00Z')).toBe(0)
  expect(await at(world, '2026-12-01T07:15:00Z')).toBe(1)
  expect(await letters(world)).toEqual([id])
  expect(await at(world, '2026-12-01T07:30:00Z')).toBe(0)
  expect(await Promise.all([sendMonthMails(world), sendMonthMails(world)])).toEqual([0, 0])
  expect(await letters(world)).toEqual([id])
})

test('two processes at the same moment send one letter', async () => {
  const world = await openReminders()
  const { id } = await join(world, 'Ada')
  world.until('2026-12-01T09:00:00Z')
  const sent = await Promise.all(Array.from({ length: 5 }, () => sendMonthMails(world)))
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await letters(world)).toEqual([id])
})

test('nobody gets one who did not ask, who has no reminder mails or whose month had no session', async () => {
  const world = await openReminders()
  await join(world, 'Ada', { on: false })
  await join(world, 'Grace', { byMail: false })
  await join(world, 'Emmy', { sessions: [] })
  const mary = await join(world, 'Mary')
  await world.pool.query('update reminder set is_on = false, due_at = null, due_day = null where user_id = $1', [
    mary.id,
  ])
  expect(await at(world, '2026-12-01T09:00:00Z')).toBe(0)
  expect(await letters(world)).toEqual([])
})

test('the letter is offered to people with reminder mails only, and is off until they ask for it', async () => {
  const world = await openReminders()
  const ada = await world.join('Ada', { byMail: true }, [])
  const before = await world.ask('reminders', { cookie: ada.cookie, headers })
  expect(before).toMatchObject({ body: { byMail: true, monthMails: false } })
  const { reply } = await join(world, 'Grace', { byMail: false })
  expect(reply).toMatchObject({ status: 200, body: { monthMails: false } })
})

test('a server that was away on the first sends it until the third, and not later', async () => {
  const world = await openReminders()
  const { id } = await join(world, 'Ada')
  expect(await at(world, '2026-12-04T09:00:00Z')).toBe(0)
  expect(await at(world, '2026-12-03T09:00:00Z')).toBe(1)
  expect(await letters(world)).toEqual([id])
})

test('the first of a month is that of the person: in Kiritimati it is long before UTC', async () => {
  const world = await openReminders()
  const { id } = await join(world, 'Ada')
  await world.pool.query(`update "user" set time_zone = 'Pacific/Kiritimati' where id = $1`, [id])
  expect(await at(world, '2026-11-30T18:14:00Z')).toBe(0)
  expect(await at(world, '2026-11-30T18:15:00Z')).toBe(1)
})

test('the letter stops by its link without a sign-in, and reminder mails go on', async () => {
  const server = await openMailServer()
  const world = await openReminders()
  const { cookie, email } = await join(world, 'Ada')
  await at(world, '2026-12-01T09:00:00Z')
  await openDelivery(world, server.url).deliverDue()
  const [mail] = server.received
  expect(mail?.to).toEqual([email])
  const [, token = ''] = /token=(month\.[^\s>]+)/.exec(mail?.text ?? '') ?? []
  const stopped = await world.ask('stopReminderMails', { headers, body: { token: decodeURIComponent(token) } })
  expect(stopped).toMatchObject({ status: 200, body: { address: expect.stringMatching(/^.•••@/) } })
  expect(await world.ask('reminders', { cookie, headers })).toMatchObject({ body: { byMail: true, monthMails: false } })
})

test('a letter that waits is not sent any more once somebody switched it off', async () => {
  const server = await openMailServer()
  const world = await openReminders()
  const { cookie } = await join(world, 'Ada')
  await at(world, '2026-12-01T09:00:00Z')
  await world.ask('switchMonthMails', { cookie, headers, body: { on: false } })
  await openDelivery(world, server.url).deliverDue()
  expect(server.received).toEqual([])
})

test('the letter of somebody that cannot be written keeps no letter of others', async () => {
  const world = await openReminders()
  const faulty = await join(world, 'Ada')
  const { id } = await join(world, 'Grace')
  await world.pool.query(`update round set score = '{"version": 8}' where user_id = $1`, [faulty.id])
  expect(await at(world, '2026-12-01T09:00:00Z')).toBe(1)
  expect(await letters(world)).toEqual([id])
})
