import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { closeServer, listen } from './listen.ts'

const host = '127.0.0.1'
const open: (() => unknown)[] = []
afterEach(async () => {
  for (let close = open.pop(); close; close = open.pop()) await close()
})

async function start(port = 0) {
  const server = createServer((_, response) => void response.end('done'))
  const listeners = await listen(server, { port, host })
  const close = () => closeServer(server, { listeners })
  open.push(close)
  return { server, close, port: (server.address() as AddressInfo).port }
}

test('connections that come together are accepted in far fewer turns of the event loop than there are connections', async () => {
  const { server, port } = await start()
  const accepted: Socket[] = []
  server.on('connection', (socket) => accepted.push(socket))
  const sockets = Array.from({ length: 64 }, () => connect(port, host))
  open.push(() => sockets.map((socket) => socket.destroy()))
  let turns = 0
  for (; accepted.length < sockets.length && turns < 64; turns++) await nextTurn()
  expect(accepted).toHaveLength(64)
  expect(turns).toBeLessThan(32)
})

test('a port in use is named, whether a server of ours listens there or another program', async () => {
  const { port } = await start()
  await expect(start(port)).rejects.toThrow(`Port ${port} is already in use.`)
})

test('after the end no listener of the port takes a connection', async () => {
  const { port, close } = await start()
  const reply = await fetch(`http://${host}:${port}/`)
  expect(await reply.text()).toBe('done')
  await close()
  const refused = Array.from({ length: 32 }, () => fetch(`http://${host}:${port}/`))
  const ends = await Promise.allSettled(refused)
  expect(ends.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'))
})
