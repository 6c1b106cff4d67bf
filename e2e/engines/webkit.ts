import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, programs, start } from './engine.ts'

/** Its driver speaks WebDriver over HTTP; it needs a screen, which is one in memory. */
export async function openWebKit(): Promise<Engine> {
  const screen = start(programs.screen, ['-displayfd', '3', '-screen', '0', '1500x1000x24'])
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const env = { DISPLAY: `:${await screen.says(/^(\d+)$/)}`, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
  const port = await freePort()
  const driver = start(programs.webKitDriver, [`--port=${port}`], env)
  await untilItAnswers(port)
  const options = { binary: programs.miniBrowser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = await ask(port, 'POST', '', { capabilities })
  const send = (what: string, body: object) => ask(port, 'POST', `/${session.sessionId}/${what}`, body)
  await send('window/rect', { width: 390, height: 844 })

  return {
    complaints: [],
    goTo: async (url) => void (await send('url', { url })),
    async run(work, ...given) {
      const script = `const [given, done] = arguments
        Promise.resolve().then(() => (${work})(...given)).then((its) => done({ its }), (error) => done({ error: String(error) }))`
      const { its, error } = await send('execute/async', { script, args: [given] })
      if (error) throw new Error(error)
      return its
    },
    act: async (actions) => void (await send('actions', { actions })),
    picture: () => ask(port, 'GET', `/${session.sessionId}/screenshot`),
    print: async () => null,
    async end() {
      await ask(port, 'DELETE', `/${session.sessionId}`).catch(() => undefined)
      await driver.end()
      await screen.end()
    },
  }
}

async function ask(port: number, method: string, path: string, body?: object) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, ...sent })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
  return value
}

async function untilItAnswers(port: number) {
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)))
    await new Promise((later) => setTimeout(later, 50))
}

/** The driver does not choose one itself. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
