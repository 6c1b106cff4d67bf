import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { decrypt, openPushService, subscribeBrowser } from '../../test/push/push-service.ts'
import { openPushSender, type PushSettings } from './push-sender.ts'
import { vapidKeysOf } from './vapid-keys.ts'

const keys = vapidKeysOf('a secret that only tests know, long enough')
const content = { payload: '{"title":"Two minutes, Maya?"}', lifetime: 3600, topic: 'reminder' }

function senderOn(network: PushSettings['network'], deadlineMs = 10_000) {
  const settings = { keys, subject: 'mailto:support@firecrest.example', atOnce: 2, deadlineMs }
  const sender = openPushSender({ ...settings, ...(network && { network }) })
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

test('a key that is not on the curve can never be sent to: the browser is gone, and no request is made', async () => {
  const service = await openPushService()
  const { target } = subscribeBrowser('one')
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
  expect(await senderOn(service.network).send({ ...target, p256dh }, content)).toEqual({ is: 'gone' })
  expect(service.received).toEqual([])
})

test('T53: a name that leads to our own network, and an address, get no request', async () => {
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
  expect(vapidKeysOf('one secret')).toEqual(vapidKeysOf('one secret'))
  expect(vapidKeysOf('one secret').publicKey).not.toBe(vapidKeysOf('another secret').publicKey)
  for (let n = 0; n < 50; n++) {
    const { publicKey, privateKey } = vapidKeysOf(`secret ${n}`)
    expect([Buffer.from(publicKey, 'base64url').length, Buffer.from(privateKey, 'base64url').length]).toEqual([65, 32])
  }
})
