import type { Context } from 'hono'
import { AppError } from './app-error.ts'

const strict = new TextDecoder('utf-8', { fatal: true })

/** The JSON of a request, at most `limit` bytes, whether they are announced or not. */
export async function readJson(c: Context, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw new AppError('not_json')
  const announced = c.req.header('content-length')
  if (Number(announced) > limit) throw new AppError('body_too_large')
  const bytes = announced === undefined ? await readCounted(c, limit) : new Uint8Array(await c.req.arrayBuffer())
  try {
    return JSON.parse(strict.decode(bytes))
  } catch (cause) {
    throw new AppError('bad_json', { cause })
  }
}

async function readCounted(c: Context, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size > limit) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
