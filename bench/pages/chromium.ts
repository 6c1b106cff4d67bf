import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { unpackChromium } from '../../e2e/chromium.ts'
import { hold, makeFolder } from '../leftovers.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

/** The Chromium of the browser tests: where it is, and what it needs to run on a bare machine. */
export async function findChromium(timeZone: string) {
  const unpacked = await unpackChromium()
  const libraries = { LD_LIBRARY_PATH: `${unpacked}/al2023/lib`, FONTCONFIG_PATH: `${unpacked}/fonts` }
  return { executablePath: `${unpacked}/chromium`, env: { ...process.env, ...libraries, TZ: timeZone } }
}

export type Chromium = Awaited<ReturnType<typeof findChromium>>

/** A browser that has never seen anything, and the port on which it takes orders. */
export async function openChromium({ executablePath, env }: Chromium) {
  const profile = await makeFolder('profile')
  const browser = spawn(executablePath, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const close = hold(async () => {
    if (browser.exitCode !== null || !browser.pid) return
    const ended = once(browser, 'exit')
    // Its helpers are in its group.
    process.kill(-browser.pid, 'SIGKILL')
    await ended
  })
  const lines = createInterface(browser.stderr)
  for await (const line of lines) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
    if (port) return { port: Number(port), close }
  }
  throw new Error('Chromium ended before it took orders.')
}
