import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const pidFile = join('pg', 'postmaster.pid')

const executor = `
  const { readFileSync, rmSync } = require('node:fs')
  const { join } = require('node:path')
  const [folder, pidFile] = process.argv.slice(1)
  let known
  function signal(pid, name) {
    try {
      return process.kill(pid, name)
    } catch {
      return false
    }
  }
  function pidOf() {
    try {
      return Number.parseInt(readFileSync(join(folder, pidFile), 'utf8'))
    } catch {
      return known
    }
  }
  process.stdin.on('data', (text) => {
    known = Number(String(text).trim().split('\\n').at(-1))
  })
  process.stdin.on('end', () => {
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
  const child = spawn(process.execPath, ['--eval', executor, folder, pidFile], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  return {
    /** The folder may be removed before the server in it is ended. */
    noteServer: () => void child.stdin.write(`${Number.parseInt(readFileSync(join(folder, pidFile), 'utf8'), 10)}\n`),
    /** The server was ended in order: another program may have its number by now. */
    execute: () => void child.stdin.end('0\n'),
  }
}
