import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../process/start-error.ts'
import { boundConnections } from './bound-connections.ts'
import { guardRequests } from './guard-requests.ts'

const inFlightPatience = 10_000

/** Milliseconds, but for the numbers of things. */
export const webLimits = {
  headersTimeout: 15_000,
  // Checked once a second, so that it comes before the silence and can still be answered.
  requestTimeout: 28_000,
  /** A connection on which nothing moves, in the middle of a request or of its answer. */
  silence: 30_000,
  // Longer than the minute after which proxies let go: else they send into a closing connection.
  keepAliveTimeout: 65_000,
  checkEvery: 1_000,
  connections: 2_000,
  /** Of one client network: a half, for the others. */
  connectionsOfNetwork: 1_000,
  /** All headers together, in bytes. */
  headerBytes: 16 * 1024,
  headers: 100,
  inFlight: 120,
  reserved: 20,
  loopDelay: 400,
  few: 16,
}

const unsaid = { isSecure: false, trustProxy: 0, limits: webLimits }

/** An HTTP server with every limit said; slow senders and readers are let go, and so are idle ones. */
export function createWebServer(answer: RequestListener, settings: Partial<typeof unsaid> = {}): Server {
  const { isSecure, trustProxy, limits } = { ...unsaid, ...settings }
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
  // The connections of a proxy are those of everybody behind it.
  const connectionsOfNetwork = trustProxy > 0 ? Number.POSITIVE_INFINITY : limits.connectionsOfNetwork
  boundConnections(server, { ...limits, connectionsOfNetwork })
  // Node would drop the rest of too many headers without a word; we count them ourselves.
  server.maxHeadersCount = 0
  server.setTimeout(limits.silence)
  return server
}

export async function listen(server: Server, { port, host }: { port: number; host: string }) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(whyNot(error, port, host))))
    // A burst of new connections waits in the queue of the system instead of being turned away.
    server.listen({ port, host, backlog: webLimits.connections }, resolve)
  })
}

function whyNot(error: NodeJS.ErrnoException, port: number, host: string) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine.`
    default:
      return `It cannot listen on ${host}, port ${port}: ${error.message}`
  }
}

/**
 * Goes on answering for `drain` seconds, each time as the last on its connection; then takes no new requests, lets those
 * under way finish for a while, and cuts.
 */
export async function closeServer(server: Server, drain = 0) {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  if (drain > 0) await pause(drain * 1_000)
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that answered its last request is idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), inFlightPatience)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
