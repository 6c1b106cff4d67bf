import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Fault, openMailServer } from '../../test/mail-server.ts'
import { createWorld } from '../../test/world.ts'
import { type Mailer, type MailerSettings, openMailer } from '../../vendors/smtp/mailer.ts'
import { createMailDelivery, type MailDeliverySettings, retryDelaySeconds } from './deliver-mails.ts'

// Only letters that meet a server that hangs have a short limit: any other reply may be late on a busy machine.
const hasty = { greetingMs: 200, silenceMs: 200 }

const at = '2026-03-14T20:00:00Z'
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }
const publicUrl = 'https://firecrest.example'
const supportEmail = 'support@firecrest.example'

function mailerOf(smtpUrl: string, limits: Partial<MailerSettings> = {}) {
  const from = `Firecrest <${supportEmail}>`
  const mailer = openMailer({ smtpUrl, from, publicUrl, connections: 4, ...limits })
  onTestFinished(() => mailer.close())
  return mailer
}

async function createMailWorld() {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const world = await createWorld({ at, mail: true, publicUrl })
  const call = (path: string, body: unknown) =>
    world.call('POST', path, { body, headers: { host: 'firecrest.example' } })
  const rows = async () =>
    (
      await world.pool.query(
        `select kind, attempts, last_error as reason, sealed is null as forgotten,
         case when sent_at is not null then 'sent' when refused_at is not null then 'refused'
           when dropped_at is not null then 'dropped' else 'waiting' end as state from mail order by created_at, ctid`,
      )
    ).rows

  /** What delivers in one process of the server. */
  function postOf(url: string, changes: Partial<MailDeliverySettings> = {}) {
    const { db, outbox } = world.openProcess()
    const mailer = mailerOf(url)
    const now = () => world.clock.now
    return createMailDelivery({
      db,
      outbox,
      mailer,
      now,
      publicUrl,
      supportEmail,
      atOnce: 4,
      random: () => 0.5,
      ...changes,
    })
  }
  const pass = (seconds: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
  }
  return { ...world, post: call, rows, postOf, pass, logged }
}

test('a letter reaches its one recipient with the headers that it should have, and no others', async () => {
  const server = await openMailServer()
  const world = await createMailWorld()
  await world.post('/api/auth/signup', ada)
  const [{ id = '', token = '' } = {}] = await world.readMails()
  expect(await world.postOf(server.url).deliverDue()).toBeNull()
  const [mail, ...more] = server.received
  expect(more).toEqual([])
  expect([mail?.from, mail?.to]).toEqual([supportEmail, [ada.email]])
  expect(mail?.headers.toSorted()).toEqual([
    ['Auto-Submitted', 'auto-generated'],
    ['Content-Type', expect.stringMatching(/^multipart\/alternative; boundary="[^"]+"$/)],
    ['Date', 'Sat, 14 Mar 2026 20:00:00 +0000'],
    ['From', `Firecrest <${supportEmail}>`],
    ['MIME-Version', '1.0'],
    ['Message-ID', `<${id}@firecrest.example>`],
    ['Subject', 'Verify your email for Firecrest'],
    ['To', ada.email],
  ])
  expect(mail?.text).toContain(`https://firecrest.example/verify-email?token=${token}\r\n`)
  expect(mail?.html).toContain(`href="https://firecrest.example/verify-email?token=${token}"`)
  expect(await world.rows()).toEqual([{ kind: 'verify', attempts: 1, reason: null, forgotten: true, state: 'sent' }])
})

test.each([
  { at: 'greeting', how: 421, state: 'waiting', reason: /^away: / },
  { at: 'greeting', how: 554, state: 'waiting', reason: /^away: / },
  { at: 'from', how: 451, state: 'waiting', reason: /^later: 451 at MAIL FROM$/ },
  { at: 'to', how: 450, state: 'waiting', reason: /^later: 450 at RCPT TO$/ },
  { at: 'to', how: 550, state: 'refused', reason: /^550 at RCPT TO$/ },
  { at: 'data', how: 452, state: 'waiting', reason: /^later: 452 at DATA$/ },
  { at: 'data', how: 554, state: 'refused', reason: /^554 at DATA$/ },
  { at: 'greeting', how: 'hang', state: 'waiting', reason: /^away: ETIMEDOUT$/ },
  { at: 'from', how: 'hang', state: 'waiting', reason: /^away: ETIMEDOUT$/ },
  { at: 'to', how: 'hang', state: 'waiting', reason: /^away: ETIMEDOUT$/ },
  { at: 'data', how: 'hang', state: 'waiting', reason: /^away: ETIMEDOUT$/ },
] as const)('after $how at "$at" a mail is $state', async ({ state, reason, ...fault }) => {
  const server = await openMailServer()
  const world = await createMailWorld()
  await world.post('/api/auth/signup', ada)
  const [waiting] = await world.readMails()
  const post = world.postOf(server.url)
  server.fault.now = fault as Fault
  const first = fault.how === 'hang' ? world.postOf(server.url, { mailer: mailerOf(server.url, hasty) }) : post
  await first.deliverDue()
  expect(server.received).toEqual([])
  expect(await world.rows()).toMatchObject([{ attempts: 1, state, reason: expect.stringMatching(reason) }])
  // Neither the link nor the address appears in the log.
  expect(world.logged.mock.calls.join()).toContain('An email wasn’t accepted.')
  expect(world.logged.mock.calls.join()).not.toMatch(new RegExp(`ada@|${waiting?.token}`))

  server.fault.now = null
  await post.deliverDue()
  expect(server.received).toEqual([])
  world.pass(11)
  await post.deliverDue()
  expect(server.received).toHaveLength(state === 'refused' ? 0 : 1)
  expect(await world.rows()).toMatchObject([{ state: state === 'refused' ? 'refused' : 'sent', forgotten: true }])
})

test('a reply that is lost sends the letter twice, with one message id', async () => {
  const server = await openMailServer()
  const world = await createMailWorld()
  await world.post('/api/auth/signup', ada)
  const post = world.postOf(server.url)
  server.fault.now = { at: 'data', how: 'reply-lost' }
  await post.deliverDue()
  server.fault.now = null
  world.pass(11)
  await post.deliverDue()
  const ids = server.received.map((mail) => mail.header('message-id'))
  expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@firecrest\.example>$/), ids[0]])
  expect(await world.rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('a mail server that never answers holds up no request', async () => {
  const world = await createMailWorld()
  let asked = 0
  const { promise: silence, resolve: speak } = Promise.withResolvers<void>()
  const send = () => {
    asked += 1
    return silence
  }
  const { deliverDue } = world.postOf('smtp://127.0.0.1:1', { mailer: { send, close: () => {} } })
  const runs: Promise<unknown>[] = []
  world.outbox.deliverWith(() => runs.push(deliverDue()))
  onTestFinished(async () => {
    speak()
    await Promise.all(runs)
  })
  expect((await world.post('/api/auth/signup', ada)).status).toBe(201)
  expect((await world.post('/api/auth/forgot-password', { email: ada.email })).status).toBe(200)
  await expect.poll(() => asked).toBe(2)
})

test('after a day without a mail server, mails leave within a minute of its return', async () => {
  const { port, close } = await openMailServer()
  await close()
  const world = await createMailWorld()
  const outbox = { ...world.outbox, read: () => ({ firstName: 'Ada' }) }
  const post = world.postOf(`smtp://127.0.0.1:${port}`, { outbox })
  await world.post('/api/auth/signup', ada)
  await world.post('/api/auth/forgot-password', { email: ada.email })
  await world.pool.query(
    `insert into mail (user_id, kind, recipient, sealed, next_attempt_at, created_at)
     select u.id, 'known_address', n || '@example.org', '', $1, $1 from "user" u, generate_series(1, 20) n`,
    [world.clock.now],
  )
  for (let hours = 0; hours < 8; hours++) {
    world.pass(60 * 60)
    await post.deliverDue()
  }
  // Some tries each hour, not one for each letter.
  const tries = (await world.rows()).reduce((sum, { attempts }) => sum + attempts, 0)
  expect(tries).toBeLessThanOrEqual(8 * 8)

  const server = await openMailServer(port)
  world.pass(60)
  await world.postOf(server.url, { outbox }).deliverDue()
  expect(server.received).toHaveLength(21)
  // The link to a new password is long dead: it would only confuse.
  const dropped = (await world.rows()).filter(({ state }) => state !== 'sent')
  expect(dropped).toMatchObject([{ kind: 'reset', state: 'dropped', forgotten: true }])
})

test('one letter that is never taken does not hold up the others', async () => {
  const server = await openMailServer()
  const world = await createMailWorld()
  const [soonGivenUp, patient] = [mailerOf(server.url, hasty), mailerOf(server.url)]
  const send: Mailer['send'] = (letter) => (letter.to === ada.email ? soonGivenUp : patient).send(letter)
  const post = world.postOf(server.url, { atOnce: 1, mailer: { send, close: () => {} } })
  server.fault.now = { at: 'to', how: 'hang', to: ada.email }
  await world.post('/api/auth/signup', ada)
  await world.post('/api/auth/signup', { ...ada, email: 'grace@example.org' })
  await post.deliverDue()
  expect(server.received.map(({ to }) => to)).toEqual([['grace@example.org']])
})

test('two processes send a hundred mails once each', async () => {
  const server = await openMailServer()
  const world = await createMailWorld()
  await world.post('/api/auth/signup', ada)
  await world.pool.query(
    `insert into mail (user_id, kind, recipient, sealed, next_attempt_at, created_at)
     select u.id, 'known_address', n || '@example.org', '', $1, $1 from "user" u, generate_series(1, 100) n`,
    [world.clock.now],
  )
  const outbox = { ...world.outbox, read: () => ({ firstName: 'Ada' }) }
  const posts = [world.postOf(server.url, { outbox }), world.postOf(server.url, { outbox })]
  await Promise.all(posts.map(({ deliverDue }) => deliverDue()))
  expect(server.received).toHaveLength(101)
  expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(101)
  expect(new Set(await world.rows())).toHaveLength(101)
})

test('a process that dies between sending and marking leaves the mail to another, under the same id', async () => {
  const server = await openMailServer()
  const world = await createMailWorld()
  await world.post('/api/auth/signup', ada)
  const mailer = mailerOf(server.url, { connections: 1 })
  const dies = async (message: Parameters<typeof mailer.send>[0]) => {
    await mailer.send(message)
    throw new Error('killed')
  }
  await expect(world.postOf(server.url, { mailer: { ...mailer, send: dies } }).deliverDue()).rejects.toThrow('killed')
  const other = world.postOf(server.url)
  world.pass(119)
  await other.deliverDue()
  expect(server.received).toHaveLength(1)
  expect(await world.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  world.pass(1)
  await other.deliverDue()
  expect(server.received).toHaveLength(2)
  expect(new Set(server.received.map((mail) => mail.header('message-id'))).size).toBe(1)
  expect(await world.rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('a mail that no server took for three days is given up, and its row is removed after thirty', async () => {
  const world = await createMailWorld()
  const silent = createServer().listen(0)
  const { port } = silent.address() as { port: number }
  await new Promise((resolve) => silent.close(resolve))
  const post = world.postOf(`smtp://127.0.0.1:${port}`)
  await world.post('/api/auth/signup', ada)
  await world.pool.query(`update mail set expires_at = null`)
  world.pass(3 * 24 * 60 * 60 - 1)
  await post.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  world.pass(1)
  await post.deliverDue()
  expect(await world.rows()).toMatchObject([
    { state: 'dropped', forgotten: true, reason: expect.stringMatching(/^away/) },
  ])
  world.pass(30 * 24 * 60 * 60)
  await post.removeOld()
  expect(await world.rows()).toHaveLength(1)
  world.pass(1)
  await post.removeOld()
  expect(await world.rows()).toEqual([])
})

test('a mail that was sealed under another secret is dropped, not tried for ever', async () => {
  const server = await openMailServer()
  const world = await createMailWorld()
  await world.post('/api/auth/signup', ada)
  await world.pool.query(`update mail set sealed = 'AAAA' || sealed`)
  await world.postOf(server.url).deliverDue()
  expect(server.received).toEqual([])
  expect(await world.rows()).toMatchObject([{ state: 'dropped', reason: 'APP_SECRET has since changed' }])
})

test('a person who deletes their account takes their waiting mails along', async () => {
  const world = await createMailWorld()
  await world.post('/api/auth/signup', ada)
  await world.pool.query('delete from "user"')
  expect(await world.rows()).toEqual([])
})

test.each([
  { attempts: 1, failure: 'later', random: 0.5, seconds: 10 },
  { attempts: 2, failure: 'later', random: 0.5, seconds: 20 },
  { attempts: 2, failure: 'later', random: 0, seconds: 10 },
  { attempts: 2, failure: 'later', random: 1, seconds: 30 },
  { attempts: 10, failure: 'later', random: 0.5, seconds: 3600 },
  { attempts: 4000, failure: 'later', random: 0.5, seconds: 3600 },
  { attempts: 10, failure: 'away', random: 1, seconds: 60 },
] as const)('after $attempts tries "$failure" waits $seconds seconds (random $random)', (row) => {
  expect(retryDelaySeconds(row.attempts, row.failure, row.random)).toBe(row.seconds)
})

test('a letter that was moved to the row of somebody else is sent to nobody', async () => {
  const server = await openMailServer()
  const world = await createMailWorld()
  for (const name of ['Ada', 'Eve'])
    await world.post('/api/auth/signup', { ...ada, firstName: name, email: `${name.toLowerCase()}@example.org` })
  await world.pool.query(
    `update mail m set sealed = other.sealed from mail other where other.recipient = $1 and m.recipient <> $1`,
    [ada.email],
  )
  await world.postOf(server.url).deliverDue()
  expect(server.received.map(({ to }) => to)).toEqual([[ada.email]])
  const states = (await world.rows()).map(({ state, forgotten }) => [state, forgotten])
  expect(states.toSorted()).toEqual([
    ['dropped', true],
    ['sent', true],
  ])
})
