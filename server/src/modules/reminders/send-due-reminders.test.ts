import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { decrypt } from '../../test/push/push-service.ts'
import { chosen, headers, onHost, openDelivery, openReminders, sentPaths } from '../../test/reminders.ts'
import { solve } from '../../test/rounds.ts'
import { deleteOldReminders, sendDueReminders } from './send-due-reminders.ts'

test('at the chosen minute the browser shows today’s problem, and until tomorrow nothing more', async () => {
  const world = await openReminders()
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

test('a reminder says once how many wished yesterday that they had had an idea of the person, and not which', async () => {
  const world = await openReminders()
  const { browser, cookie, id } = await world.join('Maya', { byMail: true })
  const { id: wisher } = await world.join('Ada')
  await world.pool.query(
    `with s as (insert into shared_idea (problem_id, user_id, round_id, position, text, visible_from, state)
       select id, $1, gen_random_uuid(), 1, 'canary-idea', '2026-11-01', 'shown' from problem limit 1 returning id)
     insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at, wished_at)
     select id, $2, $1, gen_random_uuid(), 'near', '2026-11-22', '2026-11-22T20:00:00Z' from s`,
    [id, wisher],
  )
  const toMaya = () =>
    world.service.received.filter(({ path }) => path === 'Maya').map(({ body }) => decrypt(browser, body))
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  expect(toMaya()[0]).toMatchObject({
    body: expect.stringMatching(/^Someone wished they’d thought of one of your ideas\. \S/),
  })
  const [mail] = await world.readMails()
  expect(mail).toMatchObject({ reminder: { wished: 'somebody' } })
  expect(JSON.stringify([mail, toMaya()])).not.toContain('canary-idea')
  expect((await world.ask('wishNote', { cookie, headers })).body).toMatchObject({ howMany: 'somebody' })
  world.until('2026-11-24T07:15:00Z')
  await world.send()
  expect(toMaya()[1]).toMatchObject({ body: expect.not.stringContaining('wished') })
})

test('no reminder on a done day, in a pause, or where nothing is subscribed any more', async () => {
  const world = await openReminders()
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
  const world = await openReminders()
  await world.join('Maya', { byMail: true })
  world.until('2026-11-23T07:15:00Z')
  const processes = Array.from({ length: 4 }, () => world.openProcess())
  await Promise.all(processes.map((each) => sendDueReminders(each)))
  await Promise.all(processes.map((each) => world.push({ db: each.db })))
  expect(sentPaths(world.service)).toEqual(['Maya'])
  expect((await world.readMails()).map(({ kind }) => kind)).toEqual(['reminder'])
})

test('a date that was reminded once is not reminded again, whatever became of the row', async () => {
  const world = await openReminders()
  await world.join('Maya')
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  await world.pool.query(`update reminder set due_at = '2026-11-23T07:15Z', due_day = '2026-11-23'`)
  await world.send()
  expect(sentPaths(world.service)).toEqual(['Maya'])
  expect((await world.row()).due_day).toBeTruthy()
})

test('a person whose stored zone is unknown here is reminded by UTC, and holds up nobody else', async () => {
  const world = await openReminders()
  const { id } = await world.join('Olaf')
  await world.join('Maya')
  await world.pool.query(`update "user" set time_zone = 'Mars/Olympus' where id = $1`, [id])
  world.until('2026-11-23T07:15:00Z')
  await world.send()
  expect(sentPaths(world.service).toSorted()).toEqual(['Maya', 'Olaf'])
})

test('seven that nobody opens are the last, and a choice begins anew', async () => {
  const world = await openReminders()
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
  const world = await openReminders()
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
  const world = await openReminders()
  const { cookie } = await world.join('Maya', { byMail: true }, [])
  const { body: problem } = await world.call('GET', '/api/problems/today', { cookie, headers })
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  await openDelivery(world, server.url).deliverDue()
  const [mail, ...more] = server.received
  expect(more).toEqual([])
  expect(mail?.text).toContain(problem.text)
  expect(mail?.text).toContain('You asked for this reminder on weekdays at 08:15.')
  expect(mail?.text).not.toMatch(/lose|miss|only \d+ hours|don’t break/i)
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link = '', address = ''] =
    /^<(https:[^>]+)>, <(mailto:[^>]+)>$/.exec(mail?.header('list-unsubscribe') ?? '') ?? []
  expect(address).toBe('mailto:support@firecrest.example?subject=Stop%20reminder%20emails')
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
  const world = await openReminders()
  const { cookie } = await world.join('Maya', { byMail: true }, [])
  server.fault.now = { at: 'to', how: 550 }
  world.until('2026-11-23T07:15:00Z')
  await sendDueReminders(world)
  await openDelivery(world, server.url).deliverDue()
  const { body } = await world.call('GET', '/api/reminders', { cookie, headers })
  expect(body).toMatchObject({ on: true, byMail: false, mailRefused: true })
  expect((await world.row()).due_at).toBeNull()
})

test('what was sent a month ago is forgotten, but for the last one of each person', async () => {
  const world = await openReminders()
  await world.join('Maya')
  for (const moment of ['2026-11-23T07:15:00Z', '2026-11-24T07:15:00Z']) {
    world.until(moment)
    await world.send()
  }
  world.until('2026-12-31T04:53:00Z')
  await deleteOldReminders(world)
  expect((await world.pool.query('select day::text from reminder_sent')).rows).toEqual([{ day: '2026-11-24' }])
})

test('a hundred people in batches get their own problem each, as the app would say it', async () => {
  const world = await openReminders()
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
