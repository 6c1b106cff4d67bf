import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandOf, steps, stepsOf } from '@app/server/test/dockerfile'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json'))

const all = (word: string) => stepsOf(steps, word)

test('the image starts the same program as npm start, and copies only files that exist or are built', () => {
  const [node, ...args] = commandOf('CMD')
  expect(`exec node ${args.join(' ')}`).toBe(scripts.start)
  expect(node).toBe('node_modules/.bin/node')
  const made = ['node_modules', 'web/dist']
  const copied = all('COPY').flatMap((rest) => /^--from=made \/app\/(\S+) /.exec(rest)?.[1] ?? [])
  expect(copied.filter((path) => !made.includes(path) && !existsSync(join(root, path)))).toEqual([])
  const packages = JSON.parse(read('package.json')).workspaces
  expect(packages.filter((name: string) => !copied.includes(name))).toEqual(['web', 'e2e'])
})

test('the bench measures with the same memory for young objects as the app has', () => {
  const flagsOf = (script: string) => script.split(' ').filter((part) => part.startsWith('--'))
  expect(flagsOf(scripts.bench)).toEqual(flagsOf(scripts.start))
})

test('the image runs as an account without rights, on a pinned base, with packages from a script that exists', () => {
  expect(steps.findIndex(({ word }) => word === 'USER')).toBeGreaterThan(
    steps.findLastIndex(({ word }) => word === 'RUN'),
  )
  expect(all('USER')).toEqual(['firecrest'])
  for (const base of all('FROM')) expect(base).toMatch(/:\d+\.\d+[\d.]*-[a-z-]+( AS \w+)?$/)
  for (const name of all('RUN').flatMap((rest) => /npm run (\S+)/.exec(rest)?.[1] ?? []))
    expect(scripts).toHaveProperty(name)
  for (const step of all('RUN')) expect(spawnSync('sh', ['-n', '-c', step]).status).toBe(0)
})

test('the health check of the image asks the app, and fails where it does not answer', () => {
  const [, ...args] = commandOf('HEALTHCHECK')
  const { status } = spawnSync(process.execPath, args, { env: { PORT: '1' } })
  expect(status).toBe(1)
})

test('the workflow calls only scripts and files that exist', () => {
  const workflow = read('.github/workflows/checks.yml')
  const called = [...workflow.matchAll(/npm run (?:--silent )?(\S+)/g)].map(([, name]) => name)
  expect(called.length).toBeGreaterThan(1)
  for (const name of called) expect(scripts).toHaveProperty(String(name))
})
