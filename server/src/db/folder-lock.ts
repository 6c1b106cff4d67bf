import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '../process/data-folder.ts'
import { StartError } from '../process/start-error.ts'

const busy = 5
// Garbage collection would release an unreachable lock.
const held = new Set<DatabaseSync>()

/**
 * A lock on a file that ends with its process; null when it is taken. Node has no flock, but its SQLite locks files on
 * every system. Nothing else may open the file in this process: closing it there would drop the lock.
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
    // Writes nothing, not even a journal: the disk may be full.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return file
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null
    throw new StartError(`The file ${path} cannot be locked: ${reasonOf(error)}.`)
  }
}

export async function waitForLock(path: string, patience: number) {
  const deadline = Date.now() + patience
  for (;;) {
    const unlock = tryLock(path)
    if (unlock || Date.now() > deadline) return unlock
    await pause(25)
  }
}
