import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from './start-error.ts'

const inFlightPatience = 10_000

/** An HTTP server with every limit said; slow senders are let go, and so are idle ones. */
export function createWebServer(answer: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Longer than the minute after which proxies let go: else they send into a closing connection.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    answer,
  )
  server.maxConnections = 2_000
  return server
}

export async function listen(server: Server, { port, host }: { port: number; host: string }) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(whyNot(error, port, host))))
    server.listen(port, host, resolve)
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

/** Takes no new requests, lets those under way finish for a while, and then cuts. */
export async function closeServer(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that answered its last request is idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), inFlightPatience)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
