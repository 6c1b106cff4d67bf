import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { closingLine, type Result, resultFile } from './closing-line.ts'

const files = {
  'fails.test.js': `test('adds', () => expect(1 + 1).toBe(3)); test('stays', () => {})`,
  'broken.test.js': `throw new Error('no such thing')`,
  'unprepared.test.js': `beforeAll(() => { throw new Error('no database') }); test('waits', () => {})`,
  'unsure.test.js': `let tries = 0; test('passes later', () => { tries += 1; if (tries < 2) throw new Error('too early') })`,
  'late.test.js': `test('leaves something', () => { Promise.reject(new Error('nobody waited')) })`,
}

/** The output of a run of these files on their own. */
async function outputOf(written: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'closing-line-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, code] of Object.entries(written)) await writeFile(join(root, name), code)
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const reporter = fileURLToPath(new URL('./closing-line.ts', import.meta.url))
  const run = [vitest, 'run', `--root=${root}`, '--globals', '--retry=1', `--reporter=${reporter}`]
  return new Promise<string>((done) => {
    execFile(process.execPath, run, { env: { ...process.env, [resultFile]: '' } }, (_, output) => done(output))
  })
}

test('a run ends with each failed test, hook and file, those of a second try, and the first line of each error', async () => {
  const [secondTry, failed = '', counts] = (await outputOf(files)).trim().split('\n\n')
  expect(secondTry).toBe('Passed only at the second try:\n  unsure.test.js > passes later\n      too early')
  const [head, ...blocks] = failed.split(/\n {2}(?! )/)
  expect([head, ...blocks.toSorted()]).toEqual([
    'Failed:',
    'broken.test.js\n      no such thing',
    'fails.test.js > adds\n      expected 2 to be 3 // Object.is equality',
    'outside of the tests\n      nobody waited',
    'unprepared.test.js\n      no database',
  ])
  expect(counts).toBe('3 passed, 1 failed')
})

const result: Result = { passed: 2, failed: 1, files: [], failures: [], secondTries: [] }

test('the failures of all parts are in one list', () => {
  const failures = [
    { name: 'browser a.test.ts > walks', error: 'too far' },
    { name: 'server b.test.ts > adds', error: 'too much' },
  ]
  const parts = failures.map((failure) => ({ ...result, failures: [failure] }))
  expect(closingLine(parts)).toBe(`
Failed:
  browser a.test.ts > walks
      too far
  server b.test.ts > adds
      too much

4 passed, 2 failed
`)
})

test('a long run also names its ten slowest files', () => {
  const files = Array.from({ length: 101 }, (_, number) => ({ name: `${number}.test.ts`, ms: number * 1000 }))
  const lines = closingLine([{ ...result, files }]).split('\n')
  expect(lines.slice(1, 3)).toEqual(['The slowest files:', ' 100.0 s  100.test.ts'])
  expect(lines).toHaveLength(15)
})
