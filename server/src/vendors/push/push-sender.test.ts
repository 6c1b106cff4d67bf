import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { decrypt, openPushService, subscribeBrowser } from '../../test/push/push-service.ts'
import { createServiceBreakers } from '../circuit-breaker.ts'
import { createPushSender, type PushSettings } from './push-sender.ts'
import { deriveVapidKeys } from './vapid-keys.ts'

const keys = deriveVapidKeys('a secret that only tests know, long enough')
const content = { payload: '{"title":"Two minutes, Maya?"}', ttlSeconds: 3600, topic: 'reminder' }

const at = Date.parse('2026-11-23T06:00:00Z')
const clock = { now: at }

function senderOn(network: PushSettings['network'], deadlineMs = 10_000) {
  clock.now = at
  const now = () => new Date(clock.now)
  const settings = { keys, subject: 'mailto:support@firecrest.example', atOnce: 2, deadlineMs, now }
  const sender = createPushSender({ ...settings, ...(network && { network }) })
  onTestFinished(() => sender.close())
  return sender
}

test('a message reaches the browser that it is for, signed with our key and readable by nobody else', async () => {
  const service = await openPushService()
  const browser = subscribeBrowser('one')
  expect(await senderOn(service.network).send(browser.target, content)).toEqual({ is: 'taken' })
  const [pushed] = service.received
  expect(pushed?.vapid).toMatchObject({ key: keys.publicKey, claims: { sub: 'mailto:support@firecrest.example' } })
  expect(pushed?.headers).toMatchObject({ ttl: '3600', topic: 'reminder', 'content-encoding': 'aes128gcm' })
  const body = pushed?.body ?? Buffer.alloc(0)
  expect(decrypt(browser, body)).toEqual({ title: 'Two minutes, Maya?' })
  expect(body.includes('Maya')).toBe(false)
  expect(() => decrypt(subscribeBrowser('two'), body)).toThrow()
})

test.each([
  { status: 200, outcome: { is: 'taken' } },
  { status: 404, outcome: { is: 'gone' } },
  { status: 410, outcome: { is: 'gone' } },
  { status: 400, outcome: { is: 'refused' } },
  { status: 413, outcome: { is: 'refused' } },
  { status: 302, headers: { location: 'https://push.example.org/two' }, outcome: { is: 'refused' } },
  { status: 429, headers: { 'retry-after': '90' }, outcome: { is: 'later', seconds: 90 } },
  { status: 429, headers: { 'retry-after': 'Mon, 23 Nov 2026 06:01:30 GMT' }, outcome: { is: 'later', seconds: 90 } },
  { status: 429, headers: { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, outcome: { is: 'later', seconds: 0 } },
  { status: 503, headers: { 'retry-after': 'soon' }, outcome: { is: 'later', seconds: null } },
  { status: 500, outcome: { is: 'later', seconds: null } },
  { status: 201, body: Buffer.alloc(1_000_000), outcome: { is: 'taken' } },
])('an answer of $status is $outcome', async ({ outcome, ...fault }) => {
  const service = await openPushService()
  service.faults.set('one', fault)
  expect(await senderOn(service.network).send(subscribeBrowser('one').target, content)).toEqual(outcome)
  expect(service.received.map(({ path }) => path)).toEqual(['one'])
})

test('a service that never answers is given up, and one that is away is tried later', async () => {
  const service = await openPushService()
  service.faults.set('one', 'hang')
  const later = { is: 'later', seconds: null }
  const { target } = subscribeBrowser('one')
  expect(await senderOn(service.network, 50).send(target, content)).toEqual(later)
  expect(await senderOn({ ...service.network, port: 1 }).send(target, content)).toEqual(later)
})

test('a service that fails five times is left alone, others are not, and one try in half a minute finds it back', async () => {
  const service = await openPushService()
  const sender = senderOn(service.network)
  const send = (host: 'push.example.org' | 'other.example.org' = 'push.example.org') =>
    sender.send(subscribeBrowser(host, host).target, content)
  service.faults.set('push.example.org', { status: 503, headers: { 'retry-after': '7' } })
  for (let times = 0; times < 5; times++) expect(await send()).toEqual({ is: 'later', seconds: 7 })
  expect(await send()).toEqual({ is: 'later', seconds: 30 })
  expect(await send('other.example.org')).toEqual({ is: 'taken' })
  clock.now += 29_000
  expect(await send()).toEqual({ is: 'later', seconds: 1 })
  expect(service.received).toHaveLength(6)
  clock.now += 1_000
  // One of them tries.
  const outcomes = await Promise.all([send(), send(), send()])
  expect(outcomes.map((outcome) => 'seconds' in outcome && outcome.seconds).toSorted()).toEqual([30, 30, 7])
  expect(service.received).toHaveLength(7)
  service.faults.clear()
  expect(await send()).toEqual({ is: 'later', seconds: 30 })
  clock.now += 30_000
  expect([await send(), await send()]).toEqual([{ is: 'taken' }, { is: 'taken' }])
})

test('a service that never answers is left alone as well', async () => {
  const service = await openPushService()
  service.faults.set('one', 'hang')
  const sender = senderOn(service.network, 50)
  const { target } = subscribeBrowser('one')
  for (let times = 0; times < 5; times++)
    expect(await sender.send(target, content)).toEqual({ is: 'later', seconds: null })
  expect(await sender.send(target, content)).toEqual({ is: 'later', seconds: 30 })
})

test.each([404, 413, 429])(
  'after ten answers of %s to one browser the others of that service are still sent to',
  async (status) => {
    const service = await openPushService()
    service.faults.set('one', { status, headers: { 'retry-after': '90' } })
    const sender = senderOn(service.network)
    for (let times = 0; times < 10; times++) await sender.send(subscribeBrowser('one').target, content)
    expect(await sender.send(subscribeBrowser('two').target, content)).toEqual({ is: 'taken' })
    expect(service.received).toHaveLength(11)
  },
)

test('a try that could not be made gives way to the next', async () => {
  const service = await openPushService()
  const sender = senderOn(service.network)
  service.faults.set('one', { status: 500 })
  const { target } = subscribeBrowser('one')
  for (let times = 0; times < 5; times++) await sender.send(target, content)
  clock.now += 30_000
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
  expect(await sender.send({ ...target, p256dh }, content)).toEqual({ is: 'gone' })
  expect(await sender.send(target, content)).toEqual({ is: 'later', seconds: null })
  expect(await sender.send(target, content)).toEqual({ is: 'later', seconds: 30 })
})

test('of very many services only the last are remembered, and of those that answer none', () => {
  const services = createServiceBreakers(() => new Date(at), 3)
  const fail = (host: string, times: number) => {
    for (let n = 0; n < times; n++) services.note(host, 'failed')
  }
  fail('down.example', 5)
  for (const host of ['a.example', 'b.example', 'c.example']) services.note(host, 'answered')
  fail('d.example', 1)
  fail('e.example', 1)
  expect(services.restOf('down.example')).toBe(30)
  fail('f.example', 1)
  expect(services.restOf('down.example')).toBeNull()
})

test('a key that is not on the curve can never be sent to: the browser is gone, and no request is made', async () => {
  const service = await openPushService()
  const { target } = subscribeBrowser('one')
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
  expect(await senderOn(service.network).send({ ...target, p256dh }, content)).toEqual({ is: 'gone' })
  expect(service.received).toEqual([])
})

test('T71: a name that leads to our own network, and an address, get no request', async () => {
  let connections = 0
  const server = createServer(() => connections++)
    .listen(443, '127.0.0.1')
    .on('error', () => undefined)
  onTestFinished(() => void server.close())
  const service = await openPushService()
  const { target } = subscribeBrowser('one')
  // The real way to a name: this one leads to the machine itself.
  const real = senderOn(undefined)
  expect(await real.send({ ...target, endpoint: 'https://localhost/one' }, content)).toEqual({ is: 'gone' })
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', '2130706433'])
    expect(await real.send({ ...target, endpoint: `https://${host}:${service.port}/one` }, content)).toEqual({
      is: 'gone',
    })
  expect(await real.send({ ...target, endpoint: 'http://push.example.org/one' }, content)).toEqual({ is: 'gone' })
  expect([connections, service.received]).toEqual([0, []])
})

test('the same secret makes the same keys in every process, and another one makes others', () => {
  expect(deriveVapidKeys('one secret')).toEqual(deriveVapidKeys('one secret'))
  expect(deriveVapidKeys('one secret').publicKey).not.toBe(deriveVapidKeys('another secret').publicKey)
  for (let n = 0; n < 50; n++) {
    const { publicKey, privateKey } = deriveVapidKeys(`secret ${n}`)
    expect([Buffer.from(publicKey, 'base64url').length, Buffer.from(privateKey, 'base64url').length]).toEqual([65, 32])
  }
})
