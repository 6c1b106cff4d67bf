import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A drill that has started one process in its folder, which hangs, and one that keeps its data there. */
const drill = (dir: string) => `
  import { spawn } from 'node:child_process'
  import { watchOver } from '${join(import.meta.dirname, 'end-rest.ts')}'
  watchOver('${dir}')
  const hanging = spawn('sleep', ['600'], { cwd: '${dir}', detached: true })
  hanging.kill('SIGSTOP')
  const app = spawn('sleep', ['600'], { detached: true, env: { ...process.env, DATA_DIR: '${dir}/app-1' } })
  process.stdout.write(JSON.stringify([hanging.pid, app.pid]))
  await once(app, 'exit')
  function once(child, name) { return new Promise((resolve) => child.once(name, resolve)) }`

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a drill that is killed leaves no process and no folder behind', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'end-rest-')), 'drill')
  mkdirSync(dir)
  const child = spawn(process.execPath, ['--input-type=module', '-e', drill(dir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [answer] = await once(child.stdout, 'data')
  const pids: number[] = JSON.parse(String(answer))
  expect(pids.map(isThere)).toEqual([true, true])
  child.kill('SIGKILL')
  await expect.poll(() => [...pids.map(isThere), existsSync(dir)], { timeout: 60_000 }).toEqual([false, false, false])
})
