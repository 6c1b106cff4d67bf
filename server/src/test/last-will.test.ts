import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const lastWill = join(import.meta.dirname, 'last-will.ts')

/** A program that stands for a database, with its number where a database writes it. */
async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'fc-will-'))
  const server = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], { stdio: 'ignore' })
  onTestFinished(() => void server.kill('SIGKILL'))
  await mkdir(join(folder, 'pg'))
  await writeFile(join(folder, 'pg/postmaster.pid'), `${server.pid}\n${folder}/pg\n`)
  return { folder, server }
}

/** A run that makes its last will, loses a path, and does something more. */
const run = (folder: string, lost: string, then: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { rmSync } from 'node:fs'
      import { makeLastWill } from ${JSON.stringify(lastWill)}
      const will = makeLastWill(${JSON.stringify(folder)})
      will.noteServer()
      rmSync(${JSON.stringify(lost)}, { recursive: true })
      ${then}`,
    ],
    { stdio: 'inherit' },
  )

test('a run that is killed after its folder went leaves no database behind', async () => {
  const { folder, server } = await startServer()
  const ended = once(server, 'exit')
  run(folder, folder, `process.kill(process.pid, 'SIGKILL')`)
  expect(await ended).toEqual([null, 'SIGQUIT'])
})

test('what has the number of a database that was ended in order is left alone', async () => {
  const { folder, server } = await startServer()
  run(folder, join(folder, 'pg/postmaster.pid'), 'will.execute()')
  await expect.poll(() => existsSync(folder)).toBe(false)
  expect([server.exitCode, server.signalCode]).toEqual([null, null])
})
