import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { operatorFallbackName, pagePlaceholders, termsMarkers } from '@app/contract/page-placeholders'
import { createPageHeaders, type InlineHashes } from './security.ts'
import type { Film } from './send-film.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

type Bytes = Uint8Array<ArrayBuffer>

export interface Page {
  headers: Record<string, string>
  body: Partial<Record<'br' | 'gzip' | 'identity', Bytes>>
  film?: Film
}

interface PageValues {
  publicUrl: string
  supportEmail: string | null
  terms?: { html: string } | null
}

/** From disk a page costs five times as much. */
export async function loadPages(folder: string, values: PageValues): Promise<Map<string, Page>> {
  const hashes = readHashes(folder)
  const pages = new Map<string, Page>()
  for (const path of globSync('**/*.*', { cwd: folder })) {
    const type = types[extname(path)]
    if (!type || path.startsWith('.')) continue
    const body = await filled(path, values, readTwins(join(folder, path)))
    const secure = createPageHeaders(hashes[path])
    const headers = {
      ...secure,
      'content-type': type,
      etag: etagOf(body.identity),
      'cache-control': cacheControlOf(path),
    }
    if (type.startsWith('video/')) {
      const film = { path: join(folder, path), size: body.identity.length }
      pages.set(`/${path}`, { film, body: {}, headers: { ...headers, 'accept-ranges': 'bytes' } })
    } else pages.set(`/${path}`, { body, headers: { ...headers, vary: 'Accept-Encoding' } })
  }
  const app = pages.get('/app.html')
  const paying = createPageHeaders(hashes['app.html'], { takesCards: true })
  if (app) pages.set('/pay.html', { ...app, headers: { ...app.headers, ...paying } })
  return pages
}

const etagOf = (bytes: Bytes) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

export function withoutWorker(pages: Map<string, Page>): Map<string, Page> {
  const off = pages.get('/sw-off.js')
  return off ? new Map(pages).set('/sw.js', off) : pages
}

const cacheControlOf = (path: string) => {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return /^(plates|brand)\//.test(path) ? 'public, max-age=86400' : 'no-cache'
}

function readTwins(path: string) {
  const br = read(`${path}.br`)
  const gzip = read(`${path}.gz`)
  return { identity: read(path) ?? new Uint8Array(), ...(br && { br }), ...(gzip && { gzip }) }
}

async function filled(path: string, values: PageValues, body: ReturnType<typeof readTwins>) {
  if (!/\.(html|txt|xml)$/.test(path)) return body
  const built = new TextDecoder().decode(body.identity)
  // First: it contains the host of the other placeholder.
  let text = withSupport(built, values.supportEmail).replaceAll(pagePlaceholders.publicUrl, () =>
    escapeHtml(values.publicUrl),
  )
  if (values.terms) text = withTerms(text, values.terms.html)
  if (text === built) return body
  const identity = new TextEncoder().encode(text)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)])
  return { identity, br: bytesOf(br), gzip: bytesOf(gz) }
}

/** Without an address its link becomes text, and other links lead to the privacy page. */
function withSupport(text: string, address: string | null) {
  const { supportEmail } = pagePlaceholders
  if (address !== null) return text.replaceAll(supportEmail, () => escapeHtml(address))
  return text
    .replaceAll(`<a translate="no" href="mailto:${supportEmail}">${supportEmail}</a>`, operatorFallbackName)
    .replaceAll(`mailto:${supportEmail}`, '/privacy#support')
    .replaceAll(supportEmail, operatorFallbackName)
}

function withTerms(text: string, html: string) {
  const [before, rest] = text.split(termsMarkers.start)
  return rest === undefined ? text : `${before}${html}${rest.split(termsMarkers.end)[1]}`
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const bytesOf = (buffer: Uint8Array): Bytes => new Uint8Array(buffer)

function read(path: string) {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    return undefined
  }
}

/** By page, so that none allows what stands in another one. */
function readHashes(folder: string): Record<string, InlineHashes> {
  return JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8'))
}
