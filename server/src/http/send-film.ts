import { open } from 'node:fs/promises'
import type { Context } from 'hono'

export interface Film {
  path: string
  size: number
}

type ByteRange = { start: number; end: number }

/** Null for the whole file, also for other units and lists of ranges (RFC 9110, 14.2). */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return null
  return start < size && start <= end ? { start, end } : 'none'
}

export async function sendFilm(c: Context, { path, size }: Film, headers: Record<string, string>) {
  const etag = headers['etag'] ?? ''
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const isSame = [undefined, etag].includes(c.req.header('if-range'))
  const span = isSame ? parseRange(c.req.header('range'), size) : null
  if (span === 'none') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
  const bytes = await read(path, span ?? { start: 0, end: size - 1 })
  if (!span) return c.body(bytes, 200, headers)
  return c.body(bytes, 206, { ...headers, 'content-range': `bytes ${span.start}-${span.end}/${size}` })
}

async function read(path: string, { start, end }: ByteRange) {
  const bytes = new Uint8Array(end - start + 1)
  const file = await open(path)
  try {
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
