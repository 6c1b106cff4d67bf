import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { hold } from '../leftovers.ts'

/** The page as its text and styles alone: no script, no font, no picture. No page with these words can be lighter. */
const staticTwin = (html: string) =>
  [
    /<script[\s\S]*?<\/script>/g,
    /<svg[\s\S]*?<\/svg>/g,
    /<picture>[\s\S]*?<\/picture>/g,
    /<link rel="(?:preload|manifest|apple-touch-icon)"[^>]*>/g,
    /<meta name="code"[^>]*>/g,
    /@font-face\s*\{[^}]*\}/g,
  ].reduce((page, what) => page.replace(what, ''), html)

/** Serves it compressed, from memory. */
export async function serveTwin(html: string) {
  const bytes = brotliCompressSync(staticTwin(html))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = createServer(({ url }, response) =>
    url === '/' ? response.writeHead(200, headers).end(bytes) : response.writeHead(204).end(),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const close = hold(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, size: bytes.length, close }
}
