import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { dial, openWebServer } from '../test/web-server.ts'
import type { serverTimeoutsMs } from './listen.ts'

// Small limits: what takes half a minute outside takes a moment here.
const short = {
  headersTimeout: 1_000,
  requestTimeout: 1_500,
  silenceMs: 1_800,
  keepAliveTimeout: 1_000,
  checkEvery: 50,
} satisfies Partial<typeof serverTimeoutsMs>
const web = await openWebServer({
  limits: short,
  more: (app) => void app.get('/big', () => new Response('x'.repeat(16 * 1024 * 1024))),
})
const host = 'Host: localhost\r\n'

const starts = {
  'never end their headers': `GET / HTTP/1.1\r\n${host}X-Slow: `,
  'never end their body': `POST /api/auth/signin HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
  'say nothing': '',
}

test.each(Object.entries(starts))(
  'T49: 200 clients that %s are let go, and others are answered meanwhile',
  async (_, start) => {
    const slow = Array.from({ length: 200 }, () => dial(web.port, start))
    const drip = setInterval(() => {
      if (start) for (const { socket } of slow) if (socket.writable) socket.write('x')
    }, 200)
    const others = await Promise.all(Array.from({ length: 20 }, () => fetch(`${web.url}/healthz`)))
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    const ends = await Promise.all(slow.map(({ closed }) => closed))
    clearInterval(drip)
    expect(ends.filter((text) => text !== '' && !text.startsWith('HTTP/1.1 408'))).toEqual([])
  },
)

test('T49: a client that does not read its answer is disconnected', async () => {
  // Counted as they come: on a busy machine the first may be let go before the last is there.
  const came: Socket[] = []
  web.server.on('connection', (socket) => came.push(socket))
  const slow = Array.from({ length: 20 }, () => {
    const client = dial(web.port, `GET /big HTTP/1.1\r\n${host}\r\n`)
    client.socket.pause()
    return client
  })
  await expect.poll(() => came.length).toBeGreaterThanOrEqual(20)
  const unread = came.slice(0, 20)
  expect((await fetch(`${web.url}/healthz`)).status).toBe(200)
  await expect.poll(() => unread.filter(({ destroyed }) => !destroyed), { interval: 100 }).toEqual([])
  for (const { socket } of slow) socket.destroy()
})

test('T49: connections that stay idle after an answer are closed', async () => {
  const resting = Array.from({ length: 50 }, () => dial(web.port, `GET /healthz HTTP/1.1\r\n${host}\r\n`))
  const ends = await Promise.all(resting.map(({ closed }) => closed))
  expect(ends.every((text) => text.startsWith('HTTP/1.1 200'))).toBe(true)
})

test('T49: beyond the limit of connections a new one is refused, and the others go on', async () => {
  const few = await openWebServer({ limits: { connections: 5 } })
  const sockets: Socket[] = []
  few.server.on('connection', (socket) => sockets.push(socket))
  const open = Array.from({ length: 5 }, () => dial(few.port, starts['never end their headers']))
  await expect.poll(() => sockets.filter(({ bytesRead }) => bytesRead > 0).length).toBe(5)
  expect(await dial(few.port, `GET /healthz HTTP/1.1\r\n${host}\r\n`).closed).toBe('')
  open[0]?.socket.write(`1\r\nConnection: close\r\n\r\n`)
  expect(await open[0]?.closed).toMatch(/^HTTP\/1\.1 200/)
  for (const { socket } of open) socket.destroy()
})
