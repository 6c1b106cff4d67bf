import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './machine.ts'

const restartAfter = 1_000

/** Processes that are started again when they end, as an init does, except those that are held down. */
export function openFamily(dir: string, { uid, gid, isRoot }: Account) {
  const running = new Map<string, ChildProcess>()
  const held = new Set<string>()
  let ending = false

  function start(name: string, command: string, args: readonly string[]) {
    const out = openSync(join(dir, `${name}.log`), 'a')
    const child = spawn(command, args, {
      cwd: dir,
      detached: true,
      ...(isRoot && { uid, gid }),
      stdio: ['ignore', out, out],
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: dir, LANG: 'C.UTF-8', PATRONI_LOG_LEVEL: 'INFO' },
    })
    running.set(name, child)
    child.once('exit', () => void startAgain())

    async function startAgain() {
      running.delete(name)
      do await pause(restartAfter)
      while (!ending && held.has(name))
      if (!ending) start(name, command, args)
    }
  }

  async function end(name: string, patience: number) {
    ending = true
    const child = running.get(name)
    if (!child) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await Promise.race([gone, pause(patience, undefined, { ref: false })])
    if (running.has(name)) child.kill('SIGKILL')
  }

  return {
    start,
    end,
    pidOf: (name: string) => running.get(name)?.pid ?? null,
    /** Stays dead once it is killed, as on a machine that is gone. */
    hold: (name: string) => void held.add(name),
    release: (name: string) => void held.delete(name),
  }
}
