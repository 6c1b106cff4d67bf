import { spawn } from 'node:child_process'

const executor = `
  const { readFileSync, rmSync } = require('node:fs')
  const [folder] = process.argv.slice(1)
  function signal(pid, name) {
    try {
      return process.kill(pid, name)
    } catch {
      return false
    }
  }
  function pidOf() {
    try {
      return Number.parseInt(readFileSync(folder + '/pg/postmaster.pid', 'utf8'))
    } catch {
      // It was ended in order.
    }
  }
  process.stdin.resume().on('end', () => {
    const pid = pidOf()
    if (pid) signal(pid, 'SIGQUIT')
    const look = setInterval(() => {
      if (pid && signal(pid, 0)) return
      try {
        rmSync(folder, { recursive: true, force: true })
        clearInterval(look)
      } catch {
        // Somebody still writes there.
      }
    }, 100)
  })`

/**
 * Ends the database of this folder, and removes both, once this process is gone: also when it was killed, or
 * interrupted before it could tidy up. The executor learns of it by the end of what it listens to.
 */
export function makeLastWill(folder: string) {
  const child = spawn(process.execPath, ['--eval', executor, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  return { execute: () => void child.stdin.end() }
}
