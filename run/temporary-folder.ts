import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const neededRoom = 4 * 2 ** 30

/** A folder for the files of one run of the tests, removed at its end. */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(roomiest(), 'firecrest-test-'))
  // The database may run under an account of its own.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return folder
}

/** In memory where a system has room there, because each test database is hundreds of files. */
function roomiest() {
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= neededRoom ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
