import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { certificate, certificateKey } from '@app/server/test/push/certificate'
import { hold } from '../leftovers.ts'

/** Takes every notification and reads none: only the sender is measured, though on the same cores. */
export async function openPushSink() {
  let count = 0
  const server = createServer({ cert: certificate, key: certificateKey }, (request, response) => {
    request.resume().on('end', () => {
      count += 1
      response.writeHead(201).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  hold(async () => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const resolve: LookupFunction = (_, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
  return { network: { resolve, ca: certificate, port }, count: () => count }
}
