import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

export async function readPidFile(folder: string) {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]) } : null
}

/** Not a zombie, and no other process that reuses the number. */
export async function isAlive(pid: number, folder: string) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (stat === '' || stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return false
  // Of a process of another account it cannot be read; one that has just ended has none.
  const place = await readlink(`/proc/${pid}/cwd`).catch(({ code }) => (code === 'ENOENT' ? null : 'unknown'))
  return place === 'unknown' || place === (await realpath(folder).catch(() => folder))
}

export async function findRunningServer(folder: string) {
  const found = await readPidFile(folder)
  return found && (await isAlive(found.pid, folder)) ? found : null
}

export const isRunning = async (folder: string) => (await findRunningServer(folder)) !== null

export async function deleteStalePidFile(folder: string) {
  const found = await readPidFile(folder)
  if (found && !(await isAlive(found.pid, folder))) await rm(join(folder, 'postmaster.pid'), { force: true })
}
