import { say } from './report.ts'

/** What a drill has opened: it is closed in turn, also when a signal ends the drill. */
export function openClosing() {
  const closing: (() => Promise<unknown>)[] = []
  async function closeAll() {
    for (let close = closing.pop(); close; close = closing.pop())
      await close().catch((error) => say(`Something was left open: ${error}`))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void closeAll().then(() => process.exit(130)))
  return { closing, closeAll }
}
