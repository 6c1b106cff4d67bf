import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { hold } from '../leftovers.ts'

/** A provider that accepts every call and never answers. */
export async function openHangingProvider() {
  const callers = new Set<Socket>()
  const server = createServer((socket) => {
    callers.add(socket.resume())
    socket.on('error', () => undefined).on('close', () => callers.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  hold(async () => {
    for (const socket of callers) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** A call has come, and waits. */
    asked: once(server, 'connection'),
    hangs: () => callers.size > 0,
  }
}
