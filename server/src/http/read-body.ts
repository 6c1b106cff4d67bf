import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { AppError } from './app-error.ts'
import { isOverloaded } from './guard-requests.ts'

const strict = new TextDecoder('utf-8', { fatal: true })

export async function readJson(c: Context, limit: number): Promise<unknown> {
  if (!isPlainJson(c)) throw new AppError('not_json')
  const bytes = await readBytes(c, limit)
  try {
    return JSON.parse(strict.decode(bytes))
  } catch (cause) {
    throw new AppError('bad_json', { cause })
  }
}

export async function readBytes(c: Context, limit: number): Promise<Uint8Array> {
  const announced = c.req.header('content-length')
  if (Number(announced) > limit) throw new AppError('body_too_large')
  const bytes = await (announced === undefined ? readChunked(c, limit) : readWithContentLength(c)).catch(cut)
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  // Too many bodies were complete at once.
  if (incoming && isOverloaded(incoming)) throw new AppError('busy', { retryAfter: 1 })
  return bytes
}

const readWithContentLength = async (c: Context) => new Uint8Array(await c.req.arrayBuffer())

function cut(cause: unknown): never {
  throw cause instanceof AppError ? cause : new AppError('body_cut', { cause })
}

/** No compression: it could expand a thousandfold. */
function isPlainJson(c: Context) {
  const [type = '', ...parameters] = (c.req.header('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  return type.trim() === 'application/json' && isUtf8 && (c.req.header('content-encoding') ?? 'identity') === 'identity'
}

async function readChunked(c: Context, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size > limit) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
