import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { decrypt, openPushService, subscribeBrowser } from '../../test/push/push-service.ts'
import { solve } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { openPushSender } from '../../vendors/push/push-sender.ts'
import { vapidKeysOf } from '../../vendors/push/vapid-keys.ts'
import { openMailer } from '../../vendors/smtp/mailer.ts'
import { mailDelivery } from '../mail/deliver.ts'
import { deliverPushes, type PushDelivery } from './deliver-pushes.ts'
import { forgetOldReminders, sendDueReminders, stopRefusedMails } from './send-due.ts'

// A Monday; Paris is an hour ahead.
const at = '2026-11-23T06:00:00Z'
const publicUrl = 'https://firecrest.example'
const headers = { host: 'firecrest.example' }
const chosen = { on: true, time: '08:15', days: 31, quiet: null, byMail: false }

async function meet() {
  const world = await createWorld({ at, publicUrl, mail: true })
  const service = await openPushService()
  const sender = openPushSender({
    keys: vapidKeysOf(world.secret),
    subject: 'mailto:support@firecrest.example',
    atOnce: 4,
    now: () => world.clock.now,
    network: service.network,
  })
  onTestFinished(() => sender.close())

  async function join(name: string, choice = {}, browsers = [subscribeBrowser(name)]) {
    await world.signIn(name, 'Europe/Paris')
    await world.proveAddresses()
    const person = await world.signIn(name)
    const sent = { cookie: person.cookie, headers }
    await world.call('POST', '/api/reminders', { ...sent, body: { ...chosen, ...choice } })
    for (const { target } of browsers) await world.call('POST', '/api/reminders/devices', { ...sent, body: target })
    await world.pool.query(`update mail set sent_at = now(), sealed = null where sealed is not null`)
    return { ...person, browsers, browser: browsers[0] ?? subscribeBrowser(name) }
  }
  const push = (changes: Partial<PushDelivery> = {}) =>
    deliverPushes({ ...world, sender, atOnce: 4, random: () => 0.5, ...changes })
  const until = (moment: string) => {
    world.clock.now = new Date(moment)
  }
  const send = async () => {
    await sendDueReminders(world)
    await push()
  }
  const row = async () => (await world.pool.query('select * from reminder')).rows[0]
  return { ...world, service, join, push, until, send, row }
}

const sentPaths = (service: { received: { path: string }[] }) => service.received.map(({ path }) => path)

test('at the chosen minute the browser shows today’s problem, and until tomorrow nothing more', async () => {
  const world = await meet()
  const { browser, cookie } = await world.join('Maya')
  world.until('2026-11-23T07:14:59Z')
  await world.send()
  expect(sentPaths(world.service)).toEqual([])
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  await world.send()
  const { body: problem } = await world.call('GET', '/api/problems/today', { cookie, headers })
  const shown = world.service.received.map(({ body }) => decrypt(browser, body))
  expect(shown).toEqual([
    { title: 'Two minutes, Maya?', body: problem.text, day: '2026-11-23', token: expect.any(String) },
  ])
  expect((await world.row()).due_at).toEqual(new Date('2026-11-24T07:15:00Z'))
  expect((await world.pool.query('select from push_message')).rowCount).toBe(0)
})

test('no reminder on a done day, in a pause, or where nothing is subscribed any more', async () => {
  const world = await meet()
  const [done, paused, gone] = [await world.join('Done'), await world.join('Paused'), await world.join('Gone')]
  await solve({ ...world, call: onHost(world) }, done.cookie)
  await world.pool.query(
    `insert into pause (user_id, from_day, to_day, created_at) values ($1, '2026-11-23', '2026-11-23', now())`,
    [paused.id],
  )
  await world.call('POST', '/api/logout', { cookie: gone.cookie, headers })
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  expect(sentPaths(world.service)).toEqual([])
  world.until('2026-11-24T07:15:00Z')
  await world.send()
  expect(sentPaths(world.service).toSorted()).toEqual(['Done', 'Paused'])
  const { rows } = await world.pool.query('select due_at is null as never from reminder where user_id = $1', [gone.id])
  expect(rows).toEqual([{ never: true }])
})

test('two processes with one due row send one', async () => {
  const world = await meet()
  await world.join('Maya', { byMail: true })
  world.until('2026-11-23T07:15:00Z')
  const processes = Array.from({ length: 4 }, () => world.openProcess())
  await Promise.all(processes.map((each) => sendDueReminders(each)))
  await Promise.all(processes.map((each) => world.push({ db: each.db })))
  expect(sentPaths(world.service)).toEqual(['Maya'])
  expect((await world.readMails()).map(({ kind }) => kind)).toEqual(['reminder'])
})

test('a date that was reminded once is not reminded again, whatever became of the row', async () => {
  const world = await meet()
  await world.join('Maya')
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  await world.pool.query(`update reminder set due_at = '2026-11-23T07:15Z', due_day = '2026-11-23'`)
  await world.send()
  expect(sentPaths(world.service)).toEqual(['Maya'])
  expect((await world.row()).due_day).toBeTruthy()
})

test('a process that dies before its decision is written leaves it due; one that dies while it sends sends again, in its place', async () => {
  const world = await meet()
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
  const sender = openPushSender({
    keys: vapidKeysOf(world.secret),
    subject: 'mailto:support@firecrest.example',
    atOnce: 1,
    now: () => world.clock.now,
    network: world.service.network,
  })
  onTestFinished(() => sender.close())
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

test('a person whose stored zone is unknown here holds up nobody else, and is put off by a day', async () => {
  const logged: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
  onTestFinished(() => spy.mockRestore())
  const world = await meet()
  const { id } = await world.join('Olaf')
  await world.join('Maya')
  await world.join('Noor')
  await world.pool.query(`update "user" set time_zone = 'Mars/Olympus' where id = $1`, [id])
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  expect(sentPaths(world.service).toSorted()).toEqual(['Maya', 'Noor'])
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ message: 'A reminder could not be decided and is put off by a day.', userId: id }),
  ])
  await world.pool.query(`update "user" set time_zone = 'Europe/Paris' where id = $1`, [id])
  world.until('2026-11-24T07:15:00Z')
  await world.send()
  expect(sentPaths(world.service).toSorted()).toEqual(['Maya', 'Maya', 'Noor', 'Noor', 'Olaf'])
})

test.each([404, 410])(
  'after a %s the browser is forgotten, and nothing is due where it was the only one',
  async (status) => {
    const world = await meet()
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
  const world = await meet()
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
  const world = await meet()
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
  const world = await meet()
  await world.join('Maya')
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  await world.push({ secret: 'another secret, that is long enough too' })
  expect(world.service.received).toEqual([])
  expect((await world.pool.query('select from push_endpoint')).rowCount).toBe(0)
})

test('seven that nobody opens are the last, and a choice begins anew', async () => {
  const world = await meet()
  const { cookie } = await world.join('Maya', { days: 127 })
  for (let day = 23; day <= 30; day++) {
    world.until(`2026-11-${day}T07:15:00Z`)
    await world.send()
  }
  expect(world.service.received).toHaveLength(7)
  expect(await world.row()).toMatchObject({ ignored: 7, due_at: null, stopped_at: new Date('2026-11-30T07:15:00Z') })
  await world.call('POST', '/api/reminders', { cookie, headers, body: chosen })
  world.until('2026-12-01T07:15:00Z')
  // What was due yesterday is due today first.
  await world.send()
  await world.send()
  expect(world.service.received).toHaveLength(8)
  expect((await world.row()).ignored).toBe(0)
})

test('one that is opened, or a session on its day, counts from the beginning again', async () => {
  const world = await meet()
  const { browser, cookie } = await world.join('Maya', { days: 127 })
  for (let day = 23; day <= 30; day++) {
    world.until(`2026-11-${day}T07:15:00Z`)
    await world.send()
    const { token } = decrypt(browser, world.service.received.at(-1)?.body ?? Buffer.alloc(0)) as { token: string }
    if (day === 26) await world.call('POST', '/api/reminders/answer', { headers, body: { token, answer: 'opened' } })
    if (day === 29) await solve({ ...world, call: onHost(world) }, cookie)
  }
  expect(world.service.received).toHaveLength(8)
  expect((await world.row()).ignored).toBe(0)
})

test('a mail says the problem, what was asked for, and how to stop it with one click', async () => {
  const server = await openMailServer()
  const world = await meet()
  const { cookie } = await world.join('Maya', { byMail: true }, [])
  const { body: problem } = await world.call('GET', '/api/problems/today', { cookie, headers })
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  await postOf(world, server.url).deliverDue()
  const [mail, ...more] = server.received
  expect(more).toEqual([])
  expect(mail?.text).toContain(problem.text)
  expect(mail?.text).toContain('You asked for this on weekdays at 08:15.')
  expect(mail?.text).not.toMatch(/lose|miss|only \d+ hours|don’t break/i)
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link = '', address = ''] =
    /^<(https:[^>]+)>, <(mailto:[^>]+)>$/.exec(mail?.header('list-unsubscribe') ?? '') ?? []
  expect(address).toBe('mailto:support@firecrest.example?subject=Stop%20reminder%20mails')
  expect(link).toMatch(/^https:\/\/firecrest\.example\/reminder-mails\?token=/)
  expect(mail?.html).toContain(link)
  const { pathname, search } = new URL(link)
  const body = 'List-Unsubscribe=One-Click'
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const clicked = await world.app.request(pathname + search, { method: 'POST', body, headers: { ...headers, ...type } })
  expect([clicked.status, (await world.row()).by_mail]).toEqual([200, false])
  world.until('2026-11-24T07:15:00Z')
  await sendDueReminders(world)
  expect(await world.readMails()).toEqual([])
})

test('an address that the mail server refuses for good gets no more, and the person is shown why', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const server = await openMailServer()
  const world = await meet()
  const { cookie } = await world.join('Maya', { byMail: true }, [])
  server.fault.now = { at: 'to', how: 550 }
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  await postOf(world, server.url).deliverDue()
  const { body } = await world.call('GET', '/api/reminders', { cookie, headers })
  expect(body).toMatchObject({ on: true, byMail: false, mailRefused: true })
  expect((await world.row()).due_at).toBeNull()
})

test('what was sent a month ago is forgotten, but for the last one of each person', async () => {
  const world = await meet()
  await world.join('Maya')
  for (const moment of ['2026-11-23T07:15:00Z', '2026-11-24T07:15:00Z']) {
    world.until(moment)
    await world.send()
  }
  world.until('2026-12-31T04:53:00Z')
  await forgetOldReminders(world)
  expect((await world.pool.query('select day::text from reminder_sent')).rows).toEqual([{ day: '2026-11-24' }])
})

test('a hundred people in batches get their own problem each, as the app would say it', async () => {
  const world = await meet()
  const maya = await world.join('Maya', { byMail: true }, [])
  await world.pool.query(
    `with people as (insert into "user" (id, name, email, first_name, last_name, difficulty, time_zone)
       select 'p' || n, 'P', n || '@example.org', 'P' || n, 'Person', (array['easy', 'medium', 'hard'])[1 + n % 3],
         'Europe/Paris' from generate_series(1, 900) n returning id)
     insert into reminder (user_id, is_on, minute, days, by_mail, due_at, due_day)
     select id, true, 495, 127, true, '2026-11-23T07:15Z', '2026-11-23' from people`,
  )
  // Some have had the common one, and some have a round of today or one that a device keeps.
  await world.pool.query(
    `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
     select 'p' || n, 'daily', d.problem_id, '2026-11-01', 'Europe/Paris', 1, 3, '2026-11-01'
     from generate_series(1, 30) n, daily_problem d`,
  )
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  const mails = await world.readMails()
  expect(new Set(mails.map(({ to }) => to)).size).toBe(901)
  const { body: problem } = await world.call('GET', '/api/problems/today', { cookie: maya.cookie, headers })
  expect(mails.find(({ to }) => to === maya.email)).toMatchObject({ reminder: { problem: problem.text } })
  expect(mails.every((mail) => 'reminder' in mail && mail.reminder?.problem)).toBe(true)
})

const onHost =
  (world: Awaited<ReturnType<typeof createWorld>>): Awaited<ReturnType<typeof createWorld>>['call'] =>
  (method, path, sent = {}) =>
    world.call(method, path, { ...sent, headers: { ...headers, ...sent.headers } })

function postOf(world: Awaited<ReturnType<typeof meet>>, smtpUrl: string) {
  const supportEmail = 'support@firecrest.example'
  const mailer = openMailer({ smtpUrl, from: `Firecrest <${supportEmail}>`, publicUrl, connections: 1 })
  onTestFinished(() => mailer.close())
  const onRefused = async ({ id }: { id: string }) => void (await stopRefusedMails(world, id))
  const { db, outbox } = world
  return mailDelivery({ db, outbox, mailer, onRefused, now: () => world.clock.now, publicUrl, supportEmail, atOnce: 1 })
}
