import { log } from './log.ts'
import { StartError } from './start-error.ts'

export type Lifecycle = ReturnType<typeof startLifecycle>

const endWithin = 25_000

/** The life of this process: what was opened is closed in reverse order when it ends, however it ends. */
export function startLifecycle({ signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] }: { signals?: NodeJS.Signals[] } = {}) {
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | null = null
  const ended = new AbortController()
  /** Aborted as soon as the end begins. */
  const { signal: ending }: { signal: AbortSignal } = ended

  async function closeAll() {
    for (const close of closers.reverse())
      await close().catch((error) => log('error', 'Something did not close in order.', { error }))
  }

  /** Closes everything and exits. */
  function end(code: number) {
    setTimeout(() => process.exit(1), endWithin).unref()
    ended.abort()
    closing ??= closeAll().then(() => process.exit(code))
    return closing
  }

  /** Holds what is being opened; an end in the middle of it waits and closes it too. */
  async function onShutdown<T>(opening: Promise<T>, close: (opened: T) => Promise<unknown>) {
    closers.push(() => opening.then(close, () => undefined))
    return await opening
  }

  /** Says in a sentence why the app cannot start. */
  async function fail(error: unknown) {
    if (!closing) process.stderr.write(`${explain(error)}\n`)
    await end(1)
  }

  for (const signal of signals) process.on(signal, () => (closing ? process.exit(1) : void end(0)))
  // Nobody knows what a stray error left half-done. The database goes on; the next start joins it.
  process.on('uncaughtException', (error) => {
    log('error', 'A stray error ends the process.', { error })
    process.exit(1)
  })
  return { onShutdown, end, fail, ending }
}

function explain(error: unknown) {
  if (error instanceof StartError) return error.message
  return `Firecrest cannot start: ${error instanceof Error ? error.message : error}`
}
