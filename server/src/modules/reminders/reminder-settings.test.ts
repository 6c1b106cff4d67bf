import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { solve } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { createNotificationToken, createReminderMailsToken } from './reminder-links.ts'

// A Monday; Paris is an hour ahead.
const at = '2026-11-23T06:00:00Z'
const chosen = { on: true, time: '08:15', days: 31, quiet: { from: '21:00', to: '08:00' }, byMail: false }
const keys = {
  p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
}
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

async function meet(settings: Partial<Parameters<typeof createWorld>[0]> = {}) {
  const world = await createWorld({ at, publicUrl: 'https://firecrest.example', ...settings })
  const host = 'firecrest.example'
  const headers = { host }
  const as = (cookie: string) => ({
    post: (path: string, body?: unknown) => world.call('POST', `/api/reminders${path}`, { cookie, headers, body }),
    get: (path = '') => world.call('GET', `/api/reminders${path}`, { cookie, headers }),
    subscribe: (endpoint: string) =>
      world.call('POST', '/api/reminders/devices', { cookie, headers, body: { endpoint, ...keys } }),
  })
  const due = async () =>
    (await world.pool.query('select due_at as at, due_day::text as day from reminder')).rows.map(({ at, day }) => [
      at?.toISOString() ?? null,
      day,
    ])
  return { ...world, as, due, headers }
}

test('reminders are off until chosen, and what is proposed is when the person mostly begins', async () => {
  const world = await meet()
  const ada = await world.signIn('Ada', 'Europe/Paris')
  const { get, post } = world.as(ada.cookie)
  expect((await get()).body).toMatchObject({
    on: false,
    time: '09:00',
    days: 127,
    quiet: { from: '21:00', to: '08:00' },
  })
  world.clock.now = new Date('2026-11-23T07:12:00Z')
  await solve(world, ada.cookie)
  expect((await get()).body).toMatchObject({ time: '08:15', timeZone: 'Europe/Paris', email: null, devices: [] })
  expect(await world.due()).toEqual([])
  // Nowhere to send to: nothing is due, and nothing is said to be on.
  expect((await post('', chosen)).body).toMatchObject({ ...chosen, on: false, stopped: false, pausedUntil: null })
  expect(await world.due()).toEqual([[null, null]])
})

test('a device makes the next one due, by the clocks of the zone; a pause and a zone move it', async () => {
  const world = await meet()
  const ada = await world.signIn('Ada', 'Europe/Paris')
  const { post, subscribe } = world.as(ada.cookie)
  await post('', chosen)
  const endpoint = 'https://push.example.org/one'
  const { body } = await subscribe(endpoint)
  expect(body.devices).toEqual([hashOf(endpoint)])
  expect(await world.due()).toEqual([['2026-11-23T07:15:00.000Z', '2026-11-23']])
  expect((await post('/pause', { length: 'week' })).body.pausedUntil).toBe('2026-11-30')
  expect(await world.due()).toEqual([['2026-11-30T07:15:00.000Z', '2026-11-30']])
  expect((await post('/pause', { length: null })).body.pausedUntil).toBeNull()
  const zone = { cookie: ada.cookie, headers: world.headers, body: { timeZone: 'Asia/Tokyo' } }
  world.clock.now = new Date('2026-11-23T08:00:00Z')
  await world.call('POST', '/api/settings/time-zone', zone)
  // From the end of the day in Paris, which is 08:00 in Tokyo, where it is quiet no more.
  expect(await world.due()).toEqual([['2026-11-23T23:15:00.000Z', '2026-11-24']])
  await post('/devices/remove', { endpoint })
  expect(await world.due()).toEqual([[null, null]])
})

test('of 10,000 addresses of one person the last ten stay, also of many at once', async () => {
  const world = await meet()
  const ada = await world.signIn('Ada')
  const { subscribe, get } = world.as(ada.cookie)
  const name = (n: number) => `https://push.example.org/${n}`
  for (let n = 0; n < 40; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => subscribe(name(n + index))))
  expect((await world.pool.query('select count(*)::int as n from push_endpoint')).rows).toEqual([{ n: 10 }])
  // As if the limit had not been there.
  await world.pool.query(
    `insert into push_endpoint (user_id, session_id, hash, sealed, created_at)
     select user_id, session_id, n::text, '', created_at from push_endpoint, generate_series(1, 10000) n
     where id = (select min(id::text)::uuid from push_endpoint)`,
  )
  world.clock.now = new Date('2026-11-23T06:01:00Z')
  await subscribe(name(99))
  const { devices } = (await get()).body
  expect([devices.length, devices.includes(hashOf(name(99)))]).toEqual([10, true])
})

test('a browser belongs to the last person who switched it on there, and to nobody after signing out', async () => {
  const world = await meet()
  const [ada, eve] = [await world.signIn('Ada'), await world.signIn('Eve')]
  const endpoint = 'https://push.example.org/shared'
  await world.as(ada.cookie).subscribe(endpoint)
  await world.as(eve.cookie).subscribe(endpoint)
  expect((await world.as(ada.cookie).get()).body.devices).toEqual([])
  expect((await world.as(eve.cookie).get()).body.devices).toEqual([hashOf(endpoint)])
  await world.call('POST', '/api/logout', { cookie: eve.cookie, headers: world.headers })
  expect((await world.pool.query('select from push_endpoint')).rowCount).toBe(0)
})

test.each([
  'http://push.example.org/one',
  'https://127.0.0.1/one',
  'https://[::1]/one',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/one',
  'https://intranet/one',
  'https://db.internal/one',
  'https://printer.local/one',
  'https://user:password@push.example.org/one',
  'https://push.example.org:8443/one',
  'https://0x7f000001/one',
  'javascript:alert(1)',
  'not an address',
])('T71: %j is no address of a push service', async (endpoint) => {
  const world = await meet()
  const { cookie } = await world.signIn('Ada')
  const refused = await world.as(cookie).subscribe(endpoint)
  expect([refused.status, refused.body.code]).toEqual([400, 'bad_push_address'])
})

test.each([
  { p256dh: 'AAAA', auth: keys.auth },
  { p256dh: keys.p256dh, auth: 'AAAA' },
  { p256dh: Buffer.alloc(65, 2).toString('base64url'), auth: keys.auth },
  { p256dh: `${keys.p256dh}!`, auth: keys.auth },
])('keys that encrypt nothing are refused: %j', async (bad) => {
  const world = await meet()
  const { cookie } = await world.signIn('Ada')
  const refused = await world.as(cookie).post('/devices', { endpoint: 'https://push.example.org/one', ...bad })
  expect(refused.body.code).toBe('bad_push_address')
})

test('the address and keys of a browser are not readable in the database', async () => {
  const world = await meet()
  const { cookie } = await world.signIn('Ada')
  await world.as(cookie).subscribe('https://push.example.org/secret-address')
  const { rows } = await world.pool.query('select row_to_json(e)::text as text from push_endpoint e')
  expect(rows[0]?.text).not.toMatch(new RegExp(`secret-address|${keys.auth}`))
})

test('the question comes after the third done day and after the seventh, and never after an answer', async () => {
  const world = await meet()
  const { cookie, id } = await world.signIn('Ada')
  const { get, post } = world.as(cookie)
  const done = (days: number) => world.pool.query('update progress set done_days = $1 where user_id = $2', [days, id])
  const note = async () => (await get('/note')).body.kind
  expect(await note()).toBe('none')
  for (let day = 23; day < 26; day++) {
    world.clock.now = new Date(`2026-11-${day}T08:09:00Z`)
    await solve(world, cookie)
  }
  expect((await get('/note')).body).toEqual({ kind: 'ask', time: '08:15' })
  await done(4)
  expect(await note()).toBe('none')
  await done(7)
  expect(await note()).toBe('ask')
  expect((await post('/decline')).status).toBe(204)
  expect(await note()).toBe('none')
})

test('stopped reminders are noted until chosen again or left off', async () => {
  const world = await meet()
  const { cookie } = await world.signIn('Ada')
  const { get, post } = world.as(cookie)
  await post('', chosen)
  const stop = () =>
    world.pool.query('update reminder set stopped_at = now(), ignored = 7, due_at = null, due_day = null')
  await stop()
  expect([(await get('/note')).body.kind, (await get()).body.stopped]).toEqual(['stopped', true])
  await post('', chosen)
  expect([(await get('/note')).body.kind, (await get()).body.stopped]).toEqual(['none', false])
  await stop()
  await post('/decline')
  expect([(await get('/note')).body.kind, (await get()).body.on]).toEqual(['none', false])
})

test('one click in a mail program stops the mails and nothing else; opening the page changes nothing', async () => {
  const world = await meet({ mail: true })
  const ada = await signInProven(world)
  const { get, post } = world.as(ada.cookie)
  await post('', { ...chosen, byMail: true })
  expect((await get()).body).toMatchObject({ byMail: true, email: 'ada@example.org' })
  const link = `/reminder-mails?token=${encodeURIComponent(createReminderMailsToken(world.secret, ada.id))}`
  await world.call('GET', link, { headers: world.headers })
  expect((await get()).body.byMail).toBe(true)
  const click = (path: string, body = 'List-Unsubscribe=One-Click') =>
    world.app.request(path, {
      method: 'POST',
      body,
      headers: {
        ...world.headers,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
      },
    })
  expect((await click(link, 'something else')).status).toBe(400)
  expect((await click('/reminder-mails?token=forged.token')).status).toBe(400)
  expect((await get()).body.byMail).toBe(true)
  const stopped = await click(link)
  expect([stopped.status, await stopped.json()]).toEqual([200, { address: 'a•••@example.org' }])
  // There was no other way.
  expect((await get()).body).toMatchObject({ on: false, byMail: false })
  expect((await click(link)).status).toBe(200)
})

test('a pressed notification needs no session: opened is noted, and a pause of a week begins today', async () => {
  const world = await meet()
  const ada = await world.signIn('Ada', 'Europe/Paris')
  const { get, post } = world.as(ada.cookie)
  await post('', chosen)
  await world.pool.query(`insert into reminder_sent (user_id, day, sent_at) values ($1, '2026-11-23', now())`, [ada.id])
  const token = createNotificationToken(world.secret, ada.id, '2026-11-23')
  const answer = (body: unknown) => world.call('POST', '/api/reminders/answer', { headers: world.headers, body })
  expect((await answer({ token, answer: 'opened' })).status).toBe(204)
  expect((await world.pool.query('select opened_at is not null as opened from reminder_sent')).rows).toEqual([
    { opened: true },
  ])
  expect((await get()).body.pausedUntil).toBeNull()
  expect((await answer({ token, answer: 'pause' })).status).toBe(204)
  expect((await get()).body.pausedUntil).toBe('2026-11-30')
  // Neither of the two tokens does what the other one does.
  const others = [
    createReminderMailsToken(world.secret, ada.id),
    `${token}x`,
    createNotificationToken('another secret', ada.id, '2026-11-23'),
  ]
  for (const other of others)
    expect((await answer({ token: other, answer: 'opened' })).body.code).toBe('invalid_reminder_link')
  const stop = await world.call('POST', '/api/reminders/stop-mails', { headers: world.headers, body: { token } })
  expect(stop.body.code).toBe('invalid_reminder_link')
})

async function signInProven(world: Awaited<ReturnType<typeof meet>>) {
  await world.signIn('Ada')
  await world.proveAddresses()
  return await world.signIn('Ada')
}
