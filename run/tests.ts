import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closingLine, type Result, resultFile } from './closing-line.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/**
 * Journeys in a browser take longest and often wait; all other tests compute. Side by side they keep the cores busy,
 * while in one run of vitest its projects would come one after the other.
 */
const halves = ['browser', '!browser']

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const folder = makeTemporaryFolder()

/** The first half goes first and speaks as it goes, the other one at its end: two at a time could not be read. */
function run(project: string, number: number) {
  return new Promise<{ code: number | null; result: Result | null }>((done) => {
    const path = join(folder, `${number}.json`)
    const child = spawn(
      process.execPath,
      [vitest, 'run', `--project=${project}`, '--passWithNoTests', ...process.argv.slice(2)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, [resultFile]: path, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      },
    )
    if (number > 0 && child.pid) setPriority(child.pid, 5)
    const kept: Buffer[] = []
    const hear = (part: Buffer) => (number === 0 ? process.stdout.write(part) : kept.push(part))
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    process.on('SIGTERM', () => child.kill())
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(kept))
      done({ code, result: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null })
    })
  })
}

// Both halves hear it too, and tidy up.
process.on('SIGINT', () => undefined)

const ends = await Promise.all(halves.map(run))
const results = ends.flatMap(({ result }) => result ?? [])
process.stdout.write(closingLine(results))
if (results.length < halves.length) process.stdout.write('\nFAILED: a half of the tests ended without a result\n')
process.exitCode = ends.every(({ code, result }) => code === 0 && result) ? 0 : 1
