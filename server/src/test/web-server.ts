import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  pagePlaceholders,
  sharedPageMarkers,
  sharedPageParts,
  sharedPagePlaceholders,
} from '@app/contract/page-placeholders'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import { createWebServer, serverTimeoutsMs } from '../http/listen.ts'
import { loadPages } from '../http/load-pages.ts'
import { createWebListener } from '../http/web-listener.ts'
import { createWorld, type WorldSettings } from './world.ts'

interface Settings extends Partial<WorldSettings> {
  limits?: Partial<typeof serverTimeoutsMs>
  /** Addresses that only a test has. */
  more?(app: Hono): void
}

/** A world behind a real port, with pages of a line each; it lives as long as the test file. */
export async function openWebServer({ limits, more, ...settings }: Settings = {}) {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z', ...settings })
  more?.(world.app)
  const listener = createWebListener(world.app, await loadPages(await smallPages(), world), world)
  const isSecure = settings.publicUrl?.startsWith('https:') ?? false
  const server = createWebServer(listener, {
    isSecure,
    trustProxy: world.trustProxy,
    // The few places of a test are for every request.
    limits: { ...serverTimeoutsMs, reserved: 0, ...limits },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterAll(() => server.closeAllConnections())
  afterAll(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { ...world, server, port, url: `http://127.0.0.1:${port}`, raw: (bytes: string) => raw(port, bytes) }
}

async function smallPages() {
  const folder = await mkdtemp(join(tmpdir(), 'fc-pages-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  const inline = ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=']
  const hashes = { scripts: inline, styles: inline }
  const files = {
    'landing.html': `<!doctype html><title>Landing</title><link rel="canonical" href="${pagePlaceholders.publicUrl}/">`,
    'app.html': '<!doctype html><title>App</title>',
    'shared.html': sharedPage(),
    'assets/app-1a2b3c.js': 'export {}',
    'assets/film-1a2b3c.webm': '0123456789',
    'csp.json': JSON.stringify({ 'landing.html': hashes, 'app.html': hashes }),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

/** Each part with what it is filled with. */
const sharedPage = () =>
  sharedPageParts
    .map(
      (part) =>
        `${sharedPageMarkers(part).start}<p>${part}: ${Object.values(sharedPagePlaceholders).join('; ')}</p>${sharedPageMarkers(part).end}`,
    )
    .join('\n')

/** Opens a connection and keeps what comes until the other side ends it. */
export function dial(port: number, bytes = '') {
  const socket: Socket = connect(port, '127.0.0.1')
  const heard = { text: '' }
  socket.on('data', (chunk) => {
    heard.text += chunk.toString('latin1')
  })
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve(heard.text))
  })
  if (bytes) socket.write(bytes)
  return { socket, heard, closed }
}

/** Sends these bytes and nothing more; answers with the status and all that came until the connection was closed. */
async function raw(port: number, bytes: string) {
  const { closed } = dial(port, bytes)
  const text = await closed
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }
}
