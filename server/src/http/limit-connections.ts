import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOfIp } from './client-network.ts'

interface ConnectionLimits {
  connections: number
  connectionsOfNetwork: number
}

interface Connection {
  network: string
  requests: number
  read: number
}

/** Over a bound closes the longest idle connection (of the network, or of all), else the new one. */
export function limitConnections(server: Server, { connections, connectionsOfNetwork }: ConnectionLimits) {
  const open = new Map<Socket, Connection>()
  const countOf = new Map<string, number>()

  function forget(socket: Socket) {
    const connection = open.get(socket)
    if (!connection) return
    open.delete(socket)
    const left = (countOf.get(connection.network) ?? 1) - 1
    if (left > 0) countOf.set(connection.network, left)
    else countOf.delete(connection.network)
  }

  function makeRoomFor(newest: Socket, network?: string) {
    const idle = [...open].find(([socket, each]) => socket !== newest && isIdle(socket, each, network))
    const [leaving] = idle ?? [newest]
    forget(leaving)
    leaving.destroy()
  }

  server.on('connection', (socket) => {
    const network = networkOfIp(socket.remoteAddress ?? '') ?? 'unknown'
    const ofNetwork = (countOf.get(network) ?? 0) + 1
    open.set(socket, { network, requests: 0, read: 0 })
    countOf.set(network, ofNetwork)
    socket.once('close', () => forget(socket))
    if (ofNetwork > connectionsOfNetwork) makeRoomFor(socket, network)
    else if (open.size > connections) makeRoomFor(socket)
  })

  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket)
    if (!connection) return
    const rest = () => {
      connection.read = socket.bytesRead
      if (open.delete(socket)) open.set(socket, connection)
    }
    if (response.writableEnded && socket.writableLength === 0) return rest()
    connection.requests += 1
    response.once('close', () => {
      connection.requests -= 1
      rest()
    })
  })
}

const isIdle = (socket: Socket, { network, requests, read }: Connection, required = network) =>
  requests === 0 && socket.bytesRead === read && network === required
