import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '../process/data-folder.ts'
import { StartError } from '../process/start-error.ts'

const busy = 5
// An unreachable lock would be collected, and with that released.
const held = new Set<DatabaseSync>()

/**
 * A lock on a file that the kernel lets go when its holder dies, however it dies; null when somebody has it.
 * Node has no flock of its own, but its SQLite locks files the same way on every system. The file stays empty.
 * Nothing else may open the file in this process: closing it there would drop the lock.
 */
export function tryLock(path: string): (() => void) | null {
  const file = open(path)
  if (!file) return null
  held.add(file)
  return () => {
    if (held.delete(file)) file.close()
  }
}

function open(path: string) {
  let file: DatabaseSync | null = null
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    // Nothing is ever written, not even a journal: a full disk is no obstacle.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return file
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null
    throw new StartError(`The file ${path} cannot be locked: ${reasonOf(error)}.`)
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
