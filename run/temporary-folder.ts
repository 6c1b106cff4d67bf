import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
const neededRoom = 4 * 2 ** 30

/** Where tests put files that they remove again: in memory where a system has room there, because each test database is hundreds of files. */
export function temporaryFolder() {
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= neededRoom ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
