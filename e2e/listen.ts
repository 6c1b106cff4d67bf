import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createWebServer } from '@app/server/http/listen'
import { loadPages } from '@app/server/http/load-pages'
import { createWebListener } from '@app/server/http/web-listener'
import type { createWorld } from '@app/server/test/world'
import { afterAll } from 'vitest'

export const pages = await loadPages(fileURLToPath(new URL('../web/dist/', import.meta.url)), {
  publicUrl: 'https://firecrest.example',
  supportEmail: 'support@firecrest.example',
})

/** Puts a process of the server on a port of its own, until the file ends. */
export async function listen(
  process: Parameters<typeof createWebListener>[2] & Pick<Awaited<ReturnType<typeof createWorld>>, 'app'>,
) {
  const ownPages = new Map(pages)
  const server = createWebServer(createWebListener(process.app, ownPages, process))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterAll(() => server.closeAllConnections())
  afterAll(() => server.close())
  return { server, ownPages, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
