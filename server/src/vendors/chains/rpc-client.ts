import { OutboundError, outboundFetch } from '../outbound-fetch.ts'

/** The provider's own message is not repeated. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  constructor(code: number) {
    super(`The provider refused the call (${code}).`)
    this.code = code
  }
}

export type JsonRpc = (method: string, params: unknown) => Promise<unknown>

export const rpcTimeoutMs = 5_000
export const maxResponseBytes = 4 * 1024 * 1024

/** Credentials in the address become Basic authentication. Throws OutboundError, RpcError, or SyntaxError. */
export function createJsonRpc(url: string, ending: AbortSignal): JsonRpc {
  const { origin, username, password, pathname, search } = new URL(url)
  const ask = outboundFetch({ origin, deadlineMs: rpcTimeoutMs, maxBytes: maxResponseBytes, ending })
  const key = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers = {
    'content-type': 'application/json',
    ...(username && { authorization: `Basic ${Buffer.from(key).toString('base64')}` }),
  }
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await ask(`${origin}${pathname}${search}`, { method: 'POST', headers, body })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) throw new RpcError(0)
    if ('error' in answer && answer.error) throw new RpcError(codeOf(answer.error))
    if (!('result' in answer)) throw new RpcError(0)
    return answer.result
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number' ? error.code : 0

export interface HttpJson {
  /** Undefined for 404. Throws OutboundError, or SyntaxError for what is no JSON. */
  get(path: string): Promise<unknown>
  text(path: string): Promise<string | undefined>
  post(path: string, body: object): Promise<unknown>
}

export function createHttpJson(url: string, ending: AbortSignal): HttpJson {
  const { origin, pathname } = new URL(url)
  const ask = outboundFetch({ origin, deadlineMs: rpcTimeoutMs, maxBytes: maxResponseBytes, ending })
  const place = (path: string) => `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}${path}`

  async function text(path: string): Promise<string | undefined> {
    try {
      return await (await ask(place(path))).text()
    } catch (error) {
      if (error instanceof OutboundError && isMissing(error)) return undefined
      throw error
    }
  }

  return {
    text,
    async get(path) {
      const answer = await text(path)
      return answer === undefined ? undefined : JSON.parse(answer)
    },
    async post(path, body) {
      const headers = { 'content-type': 'application/json' }
      const response = await ask(place(path), { method: 'POST', headers, body: JSON.stringify(body) })
      return await response.json()
    },
  }
}

const isMissing = ({ failure }: OutboundError) => failure.kind === 'refused' && failure.status === 404
