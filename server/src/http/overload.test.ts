import { routes, stripeWebhookPath } from '@app/contract/routes'
import { expect, test } from 'vitest'
import type { Passwords } from '../modules/account/password-hash.ts'
import { hashPassword, verifyPassword } from '../modules/account/password-hash.ts'
import { dial, openWebServer } from '../test/web-server.ts'
import { serverTimeoutsMs } from './listen.ts'
import { readBytes } from './read-body.ts'

test('T50: of 60 sign-ins at once some wait, the others are asked to come back uncounted, and the app stays alive', async () => {
  const rules = { signInFailuresOfNetwork: { count: 1000, seconds: 900 } }
  const { work, refusedAtOnce } = meetAtTheDoor(60)
  const passwords: Passwords = {
    hash: (text, waiter) => work(() => hashPassword(text, waiter)),
    verify: (asked) => work(() => verifyPassword(asked)),
  }
  // All of them are to reach the hashing.
  const web = await openWebServer({ rules, passwords, limits: { inFlight: 500 } })
  const before = process.memoryUsage().rss
  const signIns = Array.from({ length: 60 }, (_, i) =>
    fetch(`${web.url}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `person${i % 50}@example.org`, password: 'analytical' }),
    }),
  )
  const health = await Promise.all(Array.from({ length: 10 }, () => fetch(`${web.url}/healthz`)))
  const replies = await Promise.all(signIns)
  const refused = replies.filter(({ status }) => status === 503)

  expect(health.map(({ status }) => status)).toEqual(health.map(() => 200))
  expect(replies.filter(({ status }) => status === 401).length + refused.length).toBe(60)
  // Two at work and the 12 of one network in the queue; a request without a place is refused at once, and only the others may wait in vain.
  expect(refusedAtOnce()).toBe(60 - 14)
  expect(refused.length).toBeLessThan(60)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
  const { rows } = await web.pool.query(`select sum(count)::int as failures from rate_limit`)
  expect(rows[0].failures).toBe(replies.length - refused.length)
  // Nineteen megabytes for each of two at work, not for each of sixty.
  expect(process.memoryUsage().rss - before).toBeLessThan(16 * 19 * 1024 * 1024)
})

/** Lets so many in at the same moment, and counts who comes back before anything else has happened. */
function meetAtTheDoor(expected: number) {
  const open = Promise.withResolvers<void>()
  let came = 0
  let refused = 0
  async function work<T>(hashing: () => Promise<T>) {
    if (++came === expected) open.resolve()
    await open.promise
    let isAtOnce = true
    setImmediate(() => {
      isAtOnce = false
    })
    try {
      return await hashing()
    } catch (error) {
      if (isAtOnce) refused++
      throw error
    }
  }
  return { work, refusedAtOnce: () => refused }
}

test('more requests than can be answered are refused until later, and health is still answered', async () => {
  const held = Promise.withResolvers<Response>()
  const web = await openWebServer({
    limits: { inFlight: 3 },
    more: (app) => void app.get('/held', async () => (await held.promise).clone()),
  })
  const under = Array.from({ length: 3 }, () => fetch(`${web.url}/held`))
  await expect.poll(async () => (await fetch(`${web.url}/api/config-of-nobody`)).status).toBe(503)
  const refused = await fetch(`${web.url}/api/auth/user`)
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    '1',
    { message: 'We’re busy right now. Try again in a moment.', code: 'busy' },
  ])
  expect((await fetch(`${web.url}/healthz`)).status).toBe(200)
  held.resolve(new Response('done'))
  expect(await Promise.all((await Promise.all(under)).map((reply) => reply.text()))).toEqual(['done', 'done', 'done'])
  expect((await fetch(`${web.url}/api/auth/user`)).status).toBe(401)
})

test('requests that are refused keep their connection, and the next one on it is answered', async () => {
  const held = Promise.withResolvers<Response>()
  const web = await openWebServer({
    limits: { inFlight: 2 },
    more: (app) => void app.get('/held', async () => (await held.promise).clone()),
  })
  const under = Array.from({ length: 2 }, () => fetch(`${web.url}/held`))
  await expect.poll(async () => (await fetch(`${web.url}/api/config`)).status).toBe(503)
  const clients = Array.from({ length: 50 }, () => dial(web.port))
  const body = JSON.stringify({ email: 'ada@example.org' })
  const ask = `POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const answersOf = ({ heard }: (typeof clients)[number]) => heard.text.match(/HTTP\/1\.1 \d+/g) ?? []
  for (let turn = 1; turn <= 3; turn++) {
    for (const { socket } of clients) socket.write(ask)
    await expect.poll(() => clients.map((each) => answersOf(each).length)).toEqual(Array(50).fill(turn))
  }
  held.resolve(new Response('done'))
  await Promise.all(under)
  for (const { socket } of clients)
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  for (const { heard, closed } of clients) {
    await closed
    expect(heard.text.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(3).fill('HTTP/1.1 503'), 'HTTP/1.1 200'])
    expect(heard.text.match(/retry-after: 1/gi)).toHaveLength(3)
  }
})

test('clients that send or read slowly do not delay other requests', async () => {
  const web = await openWebServer({
    limits: { inFlight: 2 },
    more: (app) => void app.get('/big', () => new Response('x'.repeat(64 * 1024 * 1024))),
  })
  const start =
    'POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{'
  let came = 0
  web.server.on('request', () => came++)
  const slow = [
    ...Array.from({ length: 5 }, () => dial(web.port, start)),
    ...Array.from({ length: 5 }, () => {
      const client = dial(web.port)
      client.socket.pause()
      return client
    }),
  ]
  for (const { socket } of slow.slice(5)) {
    const before = came
    socket.write('GET /big HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => came).toBeGreaterThan(before)
  }
  await expect.poll(() => came).toBe(10)
  expect((await fetch(`${web.url}/api/config`)).status).toBe(200)
  for (const { socket } of slow) socket.destroy()
})

test('of bodies that complete at the same moment as many are served as there is room, and the others are asked to retry', async () => {
  const held = Promise.withResolvers<void>()
  let [came, begun] = [0, 0]
  const web = await openWebServer({
    limits: { inFlight: 3 },
    more: (app) =>
      void app.post('/api/held', async (c) => {
        await readBytes(c, 1000)
        begun++
        await held.promise
        return new Response('done')
      }),
  })
  web.server.on('request', () => came++)
  const start =
    'POST /api/held HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{'
  const slow = Array.from({ length: 40 }, () => dial(web.port, start))
  await expect.poll(() => came).toBe(40)
  expect((await fetch(`${web.url}/api/config`)).status).toBe(200)
  for (const { socket } of slow) socket.write('}')
  const answers = () => slow.flatMap(({ heard }) => heard.text.match(/HTTP\/1\.1 \d+/g) ?? [])
  await expect.poll(() => answers().length + begun).toBe(40)
  expect([begun, answers()]).toEqual([3, Array(37).fill('HTTP/1.1 503')])
  expect(slow.filter(({ heard }) => /retry-after: 1/i.test(heard.text))).toHaveLength(37)
  held.resolve()
  await expect.poll(() => answers().filter((each) => each.endsWith('200')).length).toBe(3)
  for (const { socket } of slow) socket.destroy()
  expect((await fetch(`${web.url}/api/config`)).status).toBe(200)
})

test('where places run out, reading is refused first, and hand-ins, events of payments and health are still let in', async () => {
  const held = Promise.withResolvers<Response>()
  const web = await openWebServer({
    limits: { inFlight: 5, reserved: 2 },
    more: (app) => void app.get('/held', async () => (await held.promise).clone()),
  })
  const asked = [routes.currentUser, routes.submitSolutions, routes.solveCustom, webhook, 'GET /healthz']
  const readers = Array.from({ length: 3 }, () => fetch(`${web.url}/held`))
  await expect.poll(() => refusedAsBusy(web.url, asked)).toEqual([routes.currentUser])
  held.resolve(new Response('done'))
  await Promise.all(readers)
  expect(await refusedAsBusy(web.url, asked)).toEqual([])
})

const webhook = `POST ${stripeWebhookPath}`

/** Which of these are refused for want of room, asked one after the other. */
async function refusedAsBusy(url: string, asked: readonly string[]) {
  const refused: string[] = []
  for (const route of asked) {
    const [path = '', method = 'GET'] = route.split(' ').toReversed()
    const text = await (await fetch(`${url}${path}`, { method })).text()
    if (text.includes('"busy"')) refused.push(route)
  }
  return refused
}

test('some 120 requests are worked on at a time, 20 of them places for hand-ins', () => {
  expect([serverTimeoutsMs.inFlight, serverTimeoutsMs.reserved]).toEqual([120, 20])
})
