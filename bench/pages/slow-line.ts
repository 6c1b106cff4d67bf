import { connect, createServer, type Socket } from 'node:net'
import { hold } from '../leftovers.ts'

/** A slow phone's connection: a round trip in milliseconds, bytes in a millisecond. */
const line = { roundTrip: 150, down: 1.6e6 / 8 / 1_000, up: 0.75e6 / 8 / 1_000 }

/**
 * Stands in front of a server. The browser's own emulation slows pages but not their service workers; behind this line
 * the whole browser is slow.
 */
export async function openSlowLine(port: number) {
  const freeAt = { down: 0, up: 0 }

  /** Bytes arrive one after the other, half a round trip late, and never before the connection stands. */
  function carry(from: Socket, into: Socket, way: 'down' | 'up', notBefore: number) {
    from.on('data', (bytes) => {
      const now = performance.now()
      freeAt[way] = Math.max(freeAt[way], now) + bytes.length / line[way]
      const arrivesAt = Math.max(freeAt[way] + line.roundTrip / 2, notBefore)
      setTimeout(() => into.destroyed || into.write(bytes), arrivesAt - now)
    })
    from.on('close', () => setTimeout(() => into.destroy(), line.roundTrip))
    from.on('error', () => into.destroy())
  }

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true })
    const connectedAt = performance.now() + line.roundTrip * 1.5
    carry(client, upstream, 'up', connectedAt)
    carry(upstream, client, 'down', connectedAt)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The slow line has no port.')
  hold(async () => server.close())
  return `http://127.0.0.1:${address.port}`
}
