import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOfAddress } from './client-network.ts'

interface Bounds {
  /** All together, and those of one client network. */
  connections: number
  connectionsOfNetwork: number
}

interface Connection {
  network: string
  requests: number
  /** Bytes that had come when it fell idle; more of them are a request that begins. */
  read: number
}

/**
 * Where room is short, the connection that has been idle longest is closed for the new one: of the same network if that
 * has its share, else of anybody. A new one is not taken where none is idle.
 */
export function boundConnections(server: Server, { connections, connectionsOfNetwork }: Bounds) {
  // The one that fell idle last stands last.
  const open = new Map<Socket, Connection>()
  const countOf = new Map<string, number>()

  function forget(socket: Socket) {
    const known = open.get(socket)
    if (!known) return
    open.delete(socket)
    const left = (countOf.get(known.network) ?? 1) - 1
    if (left > 0) countOf.set(known.network, left)
    else countOf.delete(known.network)
  }

  function makeRoomFor(newest: Socket, network?: string) {
    const idle = [...open].find(([socket, each]) => socket !== newest && isIdle(socket, each, network))
    const [leaving] = idle ?? [newest]
    forget(leaving)
    leaving.destroy()
  }

  server.on('connection', (socket) => {
    const network = networkOfAddress(socket.remoteAddress ?? '') ?? 'unknown'
    const ofNetwork = (countOf.get(network) ?? 0) + 1
    open.set(socket, { network, requests: 0, read: 0 })
    countOf.set(network, ofNetwork)
    socket.once('close', () => forget(socket))
    if (ofNetwork > connectionsOfNetwork) makeRoomFor(socket, network)
    else if (open.size > connections) makeRoomFor(socket)
  })

  server.on('request', ({ socket }, response) => {
    const known = open.get(socket)
    if (!known) return
    known.requests += 1
    response.once('close', () => {
      known.requests -= 1
      known.read = socket.bytesRead
      if (open.delete(socket)) open.set(socket, known)
    })
  })
}

const isIdle = (socket: Socket, { network, requests, read }: Connection, wanted = network) =>
  requests === 0 && socket.bytesRead === read && network === wanted
