import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Question {
  /** With what is asked behind it. */
  path: string
  /** Null when nothing was sent along. */
  body: unknown
}

/** What a provider does wrong instead of answering. */
export const troubles = {
  html: [200, '<html>Sign in to the network</html>'],
  'half an answer': [200, '{"result": {"sta'],
  'another shape': [200, '{"result": {"unheard": [1, "2", null]}, "data": [{}]}'],
  'an error': [500, '{"error": "internal"}'],
  'a pause': [429, '{"error": "slow down"}'],
  nothing: [200, ''],
  null: [200, 'null'],
} as const satisfies Record<string, readonly [number, string]>
export type Trouble = keyof typeof troubles

/** A provider over HTTP. Text is sent as it is, anything else as JSON; undefined: there is no such thing (404). */
export async function startAnswering(answer: (question: Question) => unknown) {
  const state = { trouble: null as Trouble | null, asked: 0 }
  const server = createServer(async (request, response) => {
    state.asked += 1
    const body = await textOf(request)
    const trouble = state.trouble && troubles[state.trouble]
    if (trouble) return say(response, trouble[0], trouble[1])
    const said = await answer({ path: request.url ?? '/', body: body ? JSON.parse(body) : null })
    if (said === undefined) return say(response, 404, 'not found')
    say(response, 200, typeof said === 'string' ? said : JSON.stringify(said))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop })
}

function say(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += part
  return text
}
