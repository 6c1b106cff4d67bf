import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, programs, start } from './engine.ts'

interface Reply {
  id?: number
  method?: string
  error?: string
  message?: string
  // biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own
  result?: any
  params?: { level?: string; text?: string }
}

/** Firefox itself speaks WebDriver BiDi over a socket. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--remote-debugging-port', '0', '--profile', profile, 'about:blank']
  const program = start(programs.firefox, args, { HOME: profile })
  const socket = await connect(`${await program.says(/BiDi listening on (\S+)/)}/session`)
  const complaints: string[] = []
  const send = commandsOf(socket, complaints)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree', {})
  const context: string = contexts[0].context
  await send('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } })

  return {
    complaints,
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(work, ...given) {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify(await (${work})(...JSON.parse(given)))`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails.text)
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    picture: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    print: async () => (await send('browsingContext.print', { context, background: false })).data,
    async end() {
      socket.close()
      await program.end()
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox takes no connection.')))
  })
  return socket
}

function commandsOf(socket: WebSocket, complaints: string[]) {
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.params?.level === 'error') complaints.push(reply.params.text ?? '')
    waiting.get(reply.id ?? -1)?.(reply)
  })
  let id = 0
  return async (method: string, params: object) => {
    const answer = new Promise<Reply>((resolve) => void waiting.set(++id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await answer
    if (error) throw new Error(`${method}: ${message}`)
    return result
  }
}
