import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What PostgreSQL writes down about itself: its process on the first line, its port on the fourth. */
export async function readPidFile(folder: string) {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]) } : null
}

/** Whether this process is the server of `folder`: not gone, not a zombie, not a stranger who got the number later. */
export async function isAlive(pid: number, folder: string) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return false
  // PostgreSQL works inside its folder. Where we may not look, believe the number.
  const place = await readlink(`/proc/${pid}/cwd`).catch(() => folder)
  return place === folder
}

export async function isRunning(folder: string) {
  const running = await readPidFile(folder)
  return running !== null && (await isAlive(running.pid, folder))
}

/** A zombie or a stranger with the old number would keep PostgreSQL from starting for ever. */
export async function dropStalePid(folder: string) {
  const found = await readPidFile(folder)
  if (found && !(await isAlive(found.pid, folder))) await rm(join(folder, 'postmaster.pid'), { force: true })
}
