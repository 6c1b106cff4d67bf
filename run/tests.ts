import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closingLine, type Result, resultFile } from './closing-line.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/**
 * Journeys in a browser take longest and often wait, tests of the server wait for processes and limits, all others
 * compute. Side by side they use the processor whole, while one run of vitest takes its projects one after the other.
 */
const parts = [
  { projects: ['browser'], priority: 0 },
  { projects: ['server'], priority: 3 },
  { projects: ['!browser', '!server'], priority: 8 },
]

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const folder = makeTemporaryFolder()

/** The first part goes first and speaks as it goes, the others at their end: several at a time could not be read. */
function run({ projects, priority }: (typeof parts)[number], number: number) {
  return new Promise<{ code: number | null; result: Result | null }>((done) => {
    const path = join(folder, `${number}.json`)
    const child = spawn(
      process.execPath,
      [vitest, 'run', ...projects.map((name) => `--project=${name}`), '--passWithNoTests', ...process.argv.slice(2)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, [resultFile]: path, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      },
    )
    if (priority > 0 && child.pid) setPriority(child.pid, priority)
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

// All parts hear it too, and tidy up.
process.on('SIGINT', () => undefined)

const ends = await Promise.all(parts.map(run))
const results = ends.flatMap(({ result }) => result ?? [])
process.stdout.write(closingLine(results))
if (results.length < parts.length) process.stdout.write('\nFAILED: a part of the tests ended without a result\n')
process.exitCode = ends.every(({ code, result }) => code === 0 && result) ? 0 : 1
