import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRoute, type RouteName } from '@app/contract/routes'
import { host } from './machine.ts'

const retryAfter = 200
const patience = 12_000

/** One request and how it ended; 0 is no answer. */
export interface Sent {
  at: number
  ms: number
  what: RouteName
  status: number
  text: string
}

export const isDone = ({ status }: { status: number }) => status >= 200 && status < 300

interface Answer {
  status: number
  text: string
  cookies: string[]
}

interface Asking {
  what: RouteName
  body?: object
  headers?: Record<string, string>
}

/** Sends requests, remembers each, and repeats what failed. */
export function openSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const sent: Sent[] = []
  let isOver = false

  async function ask(asking: Asking): Promise<Answer> {
    const at = Date.now()
    const answer = await send(agent, port, asking)
    sent.push({ at, ms: Date.now() - at, what: asking.what, status: answer.status, text: answer.text.slice(0, 120) })
    return answer
  }

  /** Until the answer is final; at the end of the run not for ever. */
  async function insist(asking: Asking) {
    for (let tries = 1; ; tries++) {
      const answer = await ask(asking)
      const isFinal = answer.status >= 200 && answer.status < 500
      if (isFinal || (isOver && tries > 20)) return { ...answer, tries }
      await pause(retryAfter)
    }
  }

  return {
    sent,
    insist,
    isOver: () => isOver,
    end() {
      isOver = true
    },
    close: () => agent.destroy(),
  }
}

export type Insist = ReturnType<typeof openSender>['insist']

/** As a client sends back what a server has set. */
export const cookieOf = ({ cookies }: Answer) => cookies.map((line) => line.split(';')[0]).join('; ')

const send = (agent: Agent, port: number, { what, body, headers = {} }: Asking) =>
  new Promise<Answer>((resolve) => {
    const { method, path } = getRoute(what)
    const data = body && JSON.stringify(body)
    const given = { ...headers, ...(data && { 'content-type': 'application/json' }) }
    const asked = request({ host, port, method, path, agent, timeout: patience, headers: given }, (response) => {
      const parts: Buffer[] = []
      const end = (status: number) =>
        resolve({ status, text: Buffer.concat(parts).toString(), cookies: response.headers['set-cookie'] ?? [] })
      response.on('data', (part) => parts.push(part))
      response.on('end', () => end(response.statusCode ?? 0))
      response.on('error', () => end(0))
    })
    asked.on('timeout', () => asked.destroy(new Error('too late')))
    asked.on('error', ({ message }) => resolve({ status: 0, text: message, cookies: [] }))
    asked.end(data)
  })
