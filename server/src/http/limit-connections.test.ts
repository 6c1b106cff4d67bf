import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openWebServer } from '../test/web-server.ts'
import { createWebServer, serverTimeoutsMs } from './listen.ts'

const ask = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Connections from an address of this machine; each is counted once it was answered or closed. */
function client(port: number, localAddress: string) {
  const counts = { answers: 0, closed: 0 }
  const open = () => {
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('data', (data) => {
      counts.answers += String(data).split('HTTP/1.1 200').length - 1
    })
    socket.on('error', () => undefined).once('close', () => counts.closed++)
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return { counts, open }
}

const settled = ({ counts }: ReturnType<typeof client>) => counts.answers + counts.closed

test('T66: 2,100 idle connections of one address do not lock out another client', async () => {
  const web = await openWebServer({ limits: { keepAliveTimeout: 600_000, silenceMs: 600_000 } })
  const [hog, other] = [client(web.port, '127.0.0.1'), client(web.port, '127.0.0.2')]
  for (let n = 1; n <= 2_100; n++) {
    hog.open().write(ask)
    if (n % 100 === 0) await expect.poll(() => settled(hog), { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(n)
  }
  await expect.poll(() => hog.counts.closed).toBe(2_100 - serverTimeoutsMs.connectionsOfNetwork)
  for (let n = 0; n < 20; n++) other.open().write(ask)
  await expect.poll(() => other.counts.answers).toBe(20)
  expect([other.counts.closed, hog.counts.answers]).toEqual([0, 2_100])
  expect(serverTimeoutsMs.connectionsOfNetwork).toBeLessThanOrEqual(serverTimeoutsMs.connections / 2)
})

test('T66: where all places are taken the connection that is idle longest goes, and no other', async () => {
  const web = await openWebServer({ limits: { connections: 4 } })
  const [first, second] = [client(web.port, '127.0.0.1'), client(web.port, '127.0.0.3')]
  const asking = first.open()
  asking.write(ask.slice(0, 20))
  const resting = [first.open(), first.open(), first.open()]
  for (const [n, socket] of resting.entries()) {
    socket.write(ask)
    await expect.poll(() => first.counts.answers).toBe(n + 1)
  }
  // The first of them asks again: now the second one rests longest.
  resting[0]?.write(ask)
  await expect.poll(() => first.counts.answers).toBe(4)
  second.open().write(ask)
  await expect.poll(() => second.counts.answers).toBe(1)
  await expect.poll(() => resting.map(({ closed }) => closed)).toEqual([false, true, false])
  asking.write(ask.slice(20))
  await expect.poll(() => first.counts.answers).toBe(5)
})

test('T66: a trusted proxy in front may use all connections', async () => {
  const limits = { connections: 10, connectionsOfNetwork: 3 }
  const [behind, direct] = [await openWebServer({ limits, trustProxy: 1 }), await openWebServer({ limits })]
  for (const [web, closed] of [
    [behind, 0],
    [direct, 2],
  ] as const) {
    const one = client(web.port, '127.0.0.1')
    for (let n = 1; n <= 5; n++) {
      one.open().write(ask)
      await expect.poll(() => one.counts.answers).toBe(n)
    }
    await expect.poll(() => one.counts.closed).toBe(closed)
  }
})

test('T66: a connection whose answer is still being sent is not idle, though the answer was given at once', async () => {
  const long = Buffer.alloc(40e6)
  const limits = { ...serverTimeoutsMs, connections: 1 }
  const server = createWebServer((_, response) => void response.end(long), { limits }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reader = connect(port, '127.0.0.1')
  onTestFinished(() => void reader.destroy())
  reader.write(ask)
  await once(reader, 'readable')
  const other = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(other, 'close')
  let bytes = 0
  for await (const part of reader) {
    bytes += part.length
    if (bytes > long.length) break
  }
  expect(bytes).toBeGreaterThan(long.length)
})
