import { log } from './log.ts'
import { StartError } from './start-error.ts'

export type Lifecycle = ReturnType<typeof startLifecycle>

const shutdownTimeoutMs = 25_000

export function startLifecycle({ signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] }: { signals?: NodeJS.Signals[] } = {}) {
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | null = null
  const ended = new AbortController()
  const { signal: ending }: { signal: AbortSignal } = ended

  async function closeAll() {
    for (const close of closers.reverse())
      await close().catch((error) => log('error', 'Something didn’t close cleanly.', { error }))
  }

  function end(code: number) {
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
    ended.abort()
    closing ??= closeAll().then(() => process.exit(code))
    return closing
  }

  /** An end during the opening waits for it and closes it too. */
  async function onShutdown<T>(opening: Promise<T>, close: (opened: T) => Promise<unknown>) {
    closers.push(() => opening.then(close, () => undefined))
    return await opening
  }

  async function fail(error: unknown) {
    if (!closing) process.stderr.write(`${explain(error)}\n`)
    await end(1)
  }

  for (const signal of signals) process.on(signal, () => (closing ? process.exit(1) : void end(0)))
  // The state after a stray error is unknown.
  process.on('uncaughtException', (error) => {
    log('error', 'An unexpected error ends the process.', { error })
    process.exit(1)
  })
  return { onShutdown, end, fail, ending }
}

function explain(error: unknown) {
  if (error instanceof StartError) return error.message
  return `Firecrest can’t start: ${error instanceof Error ? error.message : error}`
}
