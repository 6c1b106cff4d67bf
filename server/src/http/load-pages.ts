import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pageHeaders } from './security.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

export interface Page {
  headers: Record<string, string>
  body: Partial<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>
}

/** The built pages, read once at the start with their compressed twins: from disk, a page costs five times as much. */
export function loadPages(folder: string): Map<string, Page> {
  const secure = pageHeaders(readHashes(folder))
  const pages = new Map<string, Page>()
  for (const path of globSync('**/*.*', { cwd: folder })) {
    const type = types[extname(path)]
    if (!type || path.startsWith('.')) continue
    const identity = read(join(folder, path)) ?? new Uint8Array()
    const br = read(join(folder, `${path}.br`))
    const gzip = read(join(folder, `${path}.gz`))
    pages.set(`/${path}`, {
      body: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      headers: {
        ...secure,
        'content-type': type,
        vary: 'Accept-Encoding',
        etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
        'cache-control': cacheOf(path),
      },
    })
  }
  return pages
}

const cacheOf = (path: string) => {
  // Names with a hash never change their content; plates and icons rarely do.
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return /^(plates|brand)\//.test(path) ? 'public, max-age=86400' : 'no-cache'
}

function read(path: string) {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    return undefined
  }
}

/** The hashes of inline scripts and styles, which the build writes beside the pages. */
function readHashes(folder: string): { scripts: string[]; styles: string[] } {
  return JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8'))
}
