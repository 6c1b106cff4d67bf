import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createListener, type Server as Listener, type ListenOptions } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../process/start-error.ts'
import { guardRequests } from './guard-requests.ts'
import { limitConnections } from './limit-connections.ts'

const inFlightTimeoutMs = 10_000

/** Milliseconds. */
export const serverTimeoutsMs = {
  headersTimeout: 15_000,
  // Below `silence`, so that it can still be answered.
  requestTimeout: 28_000,
  silenceMs: 30_000,
  // Longer than a proxy's minute, which else sends into a closing connection.
  keepAliveTimeout: 65_000,
  checkEvery: 1_000,
  connections: 2_000,
  connectionsOfNetwork: 1_000,
  headerBytes: 16 * 1024,
  headers: 100,
  inFlight: 120,
  reserved: 20,
}

const defaults = { isSecure: false, trustProxy: 0, limits: serverTimeoutsMs }

export function createWebServer(answer: RequestListener, settings: Partial<typeof defaults> = {}): Server {
  const { isSecure, trustProxy, limits } = { ...defaults, ...settings }
  const server = createServer(
    {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.checkEvery,
      maxHeaderSize: limits.headerBytes,
    },
    guardRequests(answer, { isSecure, ...limits }),
  )
  // A proxy's connections belong to everybody behind it.
  const connectionsOfNetwork = trustProxy > 0 ? Number.POSITIVE_INFINITY : limits.connectionsOfNetwork
  limitConnections(server, { ...limits, connectionsOfNetwork })
  // Node would drop excess headers silently; `guardRequests` counts them.
  server.maxHeadersCount = 0
  server.setTimeout(limits.silenceMs)
  return server
}

/** Node accepts one connection of a listener in each turn of its loop: too few under load. Only Linux shares a port. */
const listenersOfPort = process.platform === 'linux' && cluster.isPrimary ? 16 : 1

export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<Listener[]> {
  // A burst of connections waits in the queue instead of being refused.
  const options = { host, backlog: serverTimeoutsMs.connections, reusePort: listenersOfPort > 1 }
  try {
    // Listeners that share a port do not notice another program's.
    if (listenersOfPort > 1) await stopListening(await startListening(createListener(), { host, port }))
    await startListening(server, { ...options, port })
    const address = { ...options, port: (server.address() as AddressInfo).port }
    const more = Array.from({ length: listenersOfPort - 1 }, () => startListening(listenerFor(server), address))
    return await Promise.all(more)
  } catch (error) {
    throw new StartError(explainListenError(error as NodeJS.ErrnoException, port, host))
  }
}

async function startListening(listener: Listener, options: ListenOptions) {
  await once(listener.listen(options), 'listening')
  return listener
}

const stopListening = (listener: Listener) => new Promise((resolve) => listener.close(resolve))

const listenerFor = (server: Server) =>
  createListener({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket))

function explainListenError(error: NodeJS.ErrnoException, port: number, host: string) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program or set PORT to a different one.`
    case 'EACCES':
      return `This account may not use port ${port}. Set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} isn’t an address of this machine.`
    default:
      return `Can’t listen on ${host}, port ${port}: ${error.message}`
  }
}

interface Closing {
  listeners: readonly Listener[]
  /** Seconds. */
  drain?: number
}

/** For `drain` seconds closes each connection after its answer; then waits for running requests, and cuts. */
export async function closeServer(server: Server, { listeners, drain = 0 }: Closing) {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  if (drain > 0) await pause(drain * 1_000)
  const closed = Promise.all([server, ...listeners].map(stopListening))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), inFlightTimeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
