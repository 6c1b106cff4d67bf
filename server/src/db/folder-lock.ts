import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

// An unreachable lock would be collected, and with that released.
const held = new Set<DatabaseSync>()

/**
 * A lock on a file that the kernel lets go when its holder dies, however it dies; null when somebody has it.
 * Node has no flock of its own, but its SQLite locks files the same way on every system. The file stays empty.
 * Nothing else may open the file in this process: closing it there would drop the lock.
 */
export function tryLock(path: string): (() => void) | null {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return null
    throw error
  }
  held.add(file)
  return () => {
    if (held.delete(file)) file.close()
  }
}

/** Waits for its turn; null when the patience (ms) is over. */
export async function waitForLock(path: string, patience: number) {
  const deadline = Date.now() + patience
  for (;;) {
    const unlock = tryLock(path)
    if (unlock || Date.now() > deadline) return unlock
    await pause(25)
  }
}
