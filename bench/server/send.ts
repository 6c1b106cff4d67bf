import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Sent } from './requests.ts'

type Check = (reply: { streak?: number; user?: { streak: number }; text?: string }) => boolean

/** Sends all of them over connections that stay open, some at a time, and answers how long each took (ms). */
export async function send(port: number, requests: readonly Sent[], isRight: Check, atOnce = 8): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const queue = requests.values()
  const took: number[] = []
  async function work() {
    for (const each of queue) {
      const begun = performance.now()
      const { status, text } = await ask(agent, port, each)
      took.push(performance.now() - begun)
      if (status !== 200 || !isRight(JSON.parse(text)))
        throw new Error(`${each.method} ${each.path} answered ${status}: ${text.slice(0, 300)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    agent.destroy()
  }
  return took
}

export interface Answer {
  status: number
  text: string
  headers: IncomingHttpHeaders
}

export function ask(agent: Agent, port: number, { method, path, headers, body }: Sent) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (more) => {
        text += more
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
