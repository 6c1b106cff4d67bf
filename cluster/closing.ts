import { say } from './report.ts'

/** What a drill has opened: it is closed in turn, however the drill ends. */
export function openClosing() {
  const closing: (() => Promise<unknown>)[] = []
  async function closeAll() {
    for (let close = closing.pop(); close; close = closing.pop())
      await close().catch((error) => say(`Something was left open: ${error}`))
  }
  const endWith = (status: number) => void closeAll().then(() => process.exit(status))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endWith(130))
  // What failed beside the run, which does not wait for it.
  for (const failure of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(failure, (error: unknown) => {
      say(`The drill failed: ${error instanceof Error ? error.stack : error}`)
      endWith(1)
    })
  return { closing, closeAll }
}
