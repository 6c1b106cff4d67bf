import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../process/start-error.ts'
import { boundConnections } from './bound-connections.ts'
import { guardRequests } from './guard-requests.ts'

const inFlightPatience = 10_000

/** Times in milliseconds. */
export const webLimits = {
  headersTimeout: 15_000,
  // Below `silence`, so that it can still be answered.
  requestTimeout: 28_000,
  /** Without a byte during a request or its answer. */
  silence: 30_000,
  // Longer than the minute of proxies, which else send into a closing connection.
  keepAliveTimeout: 65_000,
  checkEvery: 1_000,
  connections: 2_000,
  connectionsOfNetwork: 1_000,
  headerBytes: 16 * 1024,
  headers: 100,
  inFlight: 120,
  reserved: 20,
  loopDelay: 400,
  few: 16,
}

const defaults = { isSecure: false, trustProxy: 0, limits: webLimits }

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
  boundConnections(server, { ...limits, connectionsOfNetwork })
  // Node would silently drop excess headers; `guardRequests` counts them.
  server.maxHeadersCount = 0
  server.setTimeout(limits.silence)
  return server
}

export async function listen(server: Server, { port, host }: { port: number; host: string }) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(whyNot(error, port, host))))
    // A burst of connections waits in the queue instead of being refused.
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

/** Answers for `drain` seconds, closing each connection; then accepts nothing, waits for running requests, and cuts. */
export async function closeServer(server: Server, drain = 0) {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  if (drain > 0) await pause(drain * 1_000)
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), inFlightPatience)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
