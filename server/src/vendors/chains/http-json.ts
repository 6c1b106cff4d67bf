import { OutboundError, outboundFetch } from '../outbound.ts'
import { deadlineMs, mostBytes } from './json-rpc.ts'

export interface HttpJson {
  /** Undefined for 404. Throws OutboundError, or SyntaxError for what is no JSON. */
  get(path: string): Promise<unknown>
  text(path: string): Promise<string | undefined>
  post(path: string, body: object): Promise<unknown>
}

export function httpJson(url: string, ending: AbortSignal): HttpJson {
  const { origin, pathname } = new URL(url)
  const ask = outboundFetch({ origin, deadlineMs, mostBytes, ending })
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
