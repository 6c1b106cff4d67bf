import { log, requestIdStorage } from '../process/log.ts'
import type { AppError } from './app-error.ts'

/** Replies hold one person's data: no cache, and never a page. */
export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store, private',
  vary: 'Cookie',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
} as const

/** Set before the response is made: reading its headers later makes the server build them twice. */
function headersWith(more: Record<string, string> = {}) {
  const id = requestIdStorage.getStore()
  return { ...jsonHeaders, ...(id && { 'x-request-id': id }), ...more }
}

export function jsonResponse(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: headersWith(headers) })
}

function bodilessResponse(status: number, more: Record<string, string> = {}): Response {
  const headers = new Headers(headersWith(more))
  headers.delete('content-type')
  return new Response(null, { status, headers })
}

export const emptyResponse = () => bodilessResponse(204)

export const redirectResponse = (location: string, headers: Record<string, string> = {}, status: 302 | 303 = 302) =>
  bodilessResponse(status, { ...headers, location })

/** A download, sent while it is made. Its name is plain, so it needs no encoding. */
export function fileResponse(pieces: AsyncIterable<string>, { name, type }: { name: string; type: string }) {
  const file = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
  return new Response(ReadableStream.from(bytesOf(pieces)), { headers: headersWith(file) })
}

/** The adapter would write an error's message into the file and onto the console. */
async function* bytesOf(pieces: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  try {
    for await (const piece of pieces) yield encoder.encode(piece)
  } catch (error) {
    log('error', 'A file broke off.', { error })
    throw new Error('This file broke off.')
  }
}

export function refusalResponse(error: AppError, headers: Record<string, string> = {}, more: object = {}): Response {
  return jsonResponse({ ...bodyOf(error), ...more }, error.status, { ...headers, ...retryOf(error) })
}

const retryOf = ({ retryAfter }: AppError) =>
  retryAfter === undefined ? undefined : { 'retry-after': String(Math.ceil(retryAfter)) }

/** Where a person has opened an address: the sentence alone. */
export function sentenceResponse(error: AppError): Response {
  const headers = headersWith({ 'content-type': 'text/plain; charset=utf-8', ...retryOf(error) })
  return new Response(error.message, { status: error.status, headers })
}

function bodyOf({ code, message, params }: AppError) {
  return code === 'sign_in_required' ? { message } : { message, code, ...(params && { params }) }
}
