import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Close = () => Promise<unknown>

const open: Close[] = []

/** Whatever was opened is closed, however the run ends. The answer closes it earlier. */
export function hold(close: Close): Close {
  open.push(close)
  return async () => {
    const place = open.indexOf(close)
    if (place < 0) return
    open.splice(place, 1)
    await close()
  }
}

/** Newest first: a database is closed before its folder goes. */
export async function closeAll() {
  for (let close = open.pop(); close; close = open.pop())
    await close().catch((error) => process.stderr.write(`Something was left open: ${error}\n`))
}

export async function makeFolder(purpose: string) {
  const folder = await mkdtemp(join(tmpdir(), `firecrest-bench-${purpose}-`))
  hold(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
