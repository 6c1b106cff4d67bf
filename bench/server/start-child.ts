import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { hold } from '../leftovers.ts'
import type { Given, Usage } from './child.ts'

export type Child = Awaited<ReturnType<typeof startChild>>

/** A server as a process of its own, run as `npm start` runs it. */
export async function startChild(file: string, given: Given) {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(given)], {
    execArgv: ['--max-semi-space-size=16', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  hold(async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened.`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => undefined)

  async function usage(question: 'usage' | 'collect' = 'usage') {
    child.send(question)
    const [usage] = (await once(child, 'message')) as [Usage]
    return usage
  }
  /** User and system time that it has used so far, in microseconds. */
  async function cpu() {
    const { cpu } = await usage()
    return cpu.user + cpu.system
  }
  /** Memory that it holds, in bytes. */
  const rss = async () => (await usage()).rss
  /** What the heap holds after a full collection, in bytes. */
  const heapAfterCollection = async () => (await usage('collect')).heapUsed
  /** File descriptors that it holds; null where the system does not say. */
  const openFiles = async () => (await usage()).openFiles
  return { port, cpu, rss, heapAfterCollection, openFiles }
}
