import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import { createWorld } from '../../test/world.ts'
import { openMailer } from '../../vendors/smtp/mailer.ts'
import { createMailDelivery } from '../mail/deliver-mails.ts'

const at = '2026-03-14T20:00:00Z'
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }

// With PUBLIC_URL unset, when every host is answered.
const shared = await createWorld({ at, mail: true })

/** The world of this file, with nobody in it. */
async function emptied() {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  await shared.pool.query('delete from "user"')
  await shared.pool.query('delete from rate_limit')
  return shared
}

test.each([
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example' },
  { host: 'localhost:3000@evil.example' },
  { 'x-forwarded-proto': 'http', 'x-original-host': 'evil.example', origin: 'https://evil.example' },
])('T28: links in mails come from PUBLIC_URL, whatever %j says', async (headers) => {
  const server = await openMailServer()
  const publicUrl = 'http://localhost:3000'
  const world = await emptied()
  await world.call('POST', '/api/auth/signup', { body: ada, headers: { ...headers } })
  await world.call('POST', '/api/auth/signup', { body: ada })
  await world.call('POST', '/api/auth/forgot-password', { body: { email: ada.email }, headers: { ...headers } })
  await deliver(world, server.url, publicUrl)
  expect(server.received.length).toBeGreaterThan(0)
  for (const { text, html, headers } of server.received) {
    for (const link of `${text} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? [])
      expect(new URL(link).origin).toBe(publicUrl)
    expect(`${headers.join()} ${text} ${html}`).not.toContain('evil')
  }
})

test('T28: once PUBLIC_URL is set, a request for another host does nothing at all', async () => {
  const world = await createWorld({ at, mail: true, publicUrl: 'https://firecrest.example' })
  const reply = await world.call('POST', '/api/auth/signup', { body: ada, headers: { host: 'evil.example' } })
  expect(reply.status).toBe(421)
  expect(await world.readMails()).toEqual([])
})

const hostile = [
  { firstName: 'Ada\r\nBcc: eve@evil.example' },
  { firstName: 'Ada%0d%0aBcc: eve@evil.example' },
  { lastName: 'Lovelace\u2028Bcc: eve@evil.example' },
  { firstName: 'Ada\r\n\tSubject: folded' },
  { firstName: '"Eve" <eve@evil.example>,' },
  { email: 'ada@example.org\r\nBcc: eve@evil.example' },
  { email: 'ada@example.org%0d%0aBcc:eve@evil.example' },
  { email: 'ada@example.org,eve@evil.example' },
  { email: '"ada@example.org" <eve@evil.example>' },
  { email: '"eve@evil.example,"@example.org' },
  { email: 'ada@example.org\u2028eve@evil.example' },
  { email: 'ada@example.org> RCPT TO:<eve@evil.example' },
  { email: 'ada(eve@evil.example)@example.org' },
]
test.each(hostile)('T30: %j brings neither a second recipient nor a header of its own', async (change) => {
  const server = await openMailServer()
  const world = await emptied()
  const reply = await world.call('POST', '/api/auth/signup', { body: { ...ada, ...change } })
  await deliver(world, server.url)
  expect(server.received).toHaveLength(reply.status === 201 ? 1 : 0)
  expect(reply.status).toBe('email' in change ? 400 : 201)
  for (const { to, headers, header } of server.received) {
    expect(to).toEqual([ada.email])
    expect(headers.map(([name]) => name).toSorted()).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ])
    expect([header('to'), header('subject')]).toEqual([ada.email, 'Verify your email for Firecrest'])
  }
})

test.each(hostile.flatMap(({ email }) => email ?? []))(
  'T30: even if it were stored, the address %j gets no mail',
  async (address) => {
    const server = await openMailServer()
    const world = await emptied()
    await world.signIn('Ada')
    await world.pool.query('delete from mail')
    await world.pool.query('update "user" set email = $1', [address])
    const { rows } = await world.pool.query('select id from "user"')
    await world.outbox.queue(world.db, { kind: 'premium_started', userId: rows[0].id, to: address, firstName: 'Ada' })
    await deliver(world, server.url)
    expect(server.received).toEqual([])
    expect((await world.pool.query('select from mail where refused_at is not null')).rowCount).toBe(1)
  },
)

type World = Awaited<ReturnType<typeof createWorld>>

async function deliver({ db, outbox, now }: World, smtpUrl: string, publicUrl = 'http://localhost:3000') {
  const supportEmail = 'support@firecrest.example'
  const mailer = openMailer({ smtpUrl, from: `Firecrest <${supportEmail}>`, publicUrl, connections: 1 })
  await createMailDelivery({ db, outbox, now, mailer, publicUrl, supportEmail, atOnce: 1 }).deliverDue()
  mailer.close()
}
