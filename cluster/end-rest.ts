import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A process that outlives the drill, also one that is killed, and then ends what is left of it. What hangs on purpose
 * hears no other signal than a kill.
 */
export function watchOver(dir: string) {
  const watcher = spawn(process.execPath, [import.meta.filename, dir], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  watcher.unref()
  watcher.channel?.unref()
}

/** Kills all that works in the folder, or keeps its data there, and removes it. */
async function endRest(dir: string) {
  for (let left = processesOf(dir); left.length > 0; left = processesOf(dir)) {
    for (const pid of left) kill(pid)
    await pause(50)
  }
  rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

const processesOf = (dir: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isOf(dir, name))
    .map(Number)

function isOf(dir: string, pid: string) {
  try {
    if (readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) return false
    const isInside = (path: string) => path === dir || path.startsWith(dir + sep)
    if (isInside(readlinkSync(`/proc/${pid}/cwd`))) return true
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    return environment.some((each) => each.startsWith('DATA_DIR=') && isInside(each.slice('DATA_DIR='.length)))
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return false
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

if (import.meta.main) {
  const [, , dir] = process.argv
  // The drill holds the other end of the channel.
  if (dir) process.once('disconnect', () => void endRest(dir))
}
