import { SpanKind } from '@opentelemetry/api'
import { withSpan } from '../process/tracer.ts'

export type OutboundFailure =
  | { kind: 'down' | 'slow' | 'unreadable' | 'empty' | 'too_large' | 'redirected' }
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | { kind: 'refused'; status: number }

export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly failure: OutboundFailure
  /** For logs; a refusal's status tells a wrong key from a wrong address. */
  readonly reason: string
  constructor(failure: OutboundFailure) {
    const reason = failure.kind === 'refused' ? `refused (${failure.status})` : failure.kind
    super(`The other server's answer: ${reason}.`)
    this.failure = failure
    this.reason = reason
  }
}

export interface OutboundSettings {
  /** Null: any, where a server that the operator chose names others of its own. */
  origin: string | null
  deadlineMs: number
  maxBytes: number
  ending: AbortSignal
}

/** A `fetch` without redirects. Its `OutboundError` holds nothing of a refusal's text. */
export function outboundFetch({ origin, deadlineMs, maxBytes, ending }: OutboundSettings): typeof fetch {
  return async (input, init) => {
    const url = admitted(input, origin)
    const late = either(AbortSignal.timeout(deadlineMs), init?.signal)
    const signal = AbortSignal.any([late, ending])
    try {
      const send = () => fetch(url, { ...init, redirect: 'error', signal })
      const response = await withSpan(
        'outbound',
        { kind: SpanKind.CLIENT, attributes: { 'server.address': url.host } },
        send,
      )
      if (!response.ok) await refuse(response)
      const type = response.headers.get('content-type') ?? 'application/json'
      return new Response(await readAtMost(response, maxBytes), { headers: { 'content-type': type } })
    } catch (error) {
      ending.throwIfAborted()
      throw error instanceof OutboundError ? error : new OutboundError({ kind: reasonOf(error, late) })
    }
  }
}

function admitted(input: Parameters<typeof fetch>[0], origin: string | null): URL {
  const url = new URL(input instanceof Request ? input.url : input)
  if (origin !== null && url.origin !== origin) throw new RangeError(`Only ${origin} may be asked, not ${url.origin}.`)
  return url
}

/** The one that a library has wrapped into its own errors. */
export function findOutboundError(error: unknown): OutboundError | null {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof OutboundError) return each
  return null
}

const either = (one: AbortSignal, other: AbortSignal | null | undefined) =>
  other ? AbortSignal.any([one, other]) : one

async function refuse(response: Response): Promise<never> {
  await response.body?.cancel()
  const { status, headers } = response
  const retryAfterSeconds = parseRetryAfter(headers.get('retry-after'), Date.now())
  if (status === 429 || (status === 503 && retryAfterSeconds !== null))
    throw new OutboundError({ kind: 'limited', retryAfterSeconds })
  throw new OutboundError({ kind: 'refused', status })
}

/** Counts decompressed bytes, against endless bodies and gzip bombs. */
async function readAtMost({ body }: Response, most: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new OutboundError({ kind: 'too_large' })
    chunks.push(chunk)
  }
  if (size === 0) throw new OutboundError({ kind: 'empty' })
  return Buffer.concat(chunks)
}

function reasonOf(error: unknown, late: AbortSignal) {
  if (late.aborted) return 'slow'
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error && cause.message === 'unexpected redirect' ? 'redirected' : 'down'
}

/** Seconds, or a date in GMT (RFC 9110, 10.2.3). Null where it is neither. */
export function parseRetryAfter(value: string | null | undefined, now: number): number | null {
  if (value === null || value === undefined) return null
  if (/^\d+$/.test(value)) return Number(value)
  const moment = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000))
}
