import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../test/app-process.ts'
import { commandOf, steps, stepsOf } from '../test/dockerfile.ts'

const root = resolve(import.meta.dirname, '../../..')
const account = 10_001

const lastBase = steps.findLastIndex(({ word }) => word === 'FROM')
const [making, running] = [steps.slice(0, lastBase), steps.slice(lastBase)]

function folder(name: string) {
  const path = mkdtempSync(join(tmpdir(), name))
  chmodSync(path, 0o755)
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return path
}

/** The first stage: a copy of what is committed, and what npm makes of it. */
function make() {
  const made = folder('fc-made-')
  expect(spawnSync('git', ['clone', '--quiet', root, made]).status).toBe(0)
  for (const step of stepsOf(making, 'RUN')) {
    const { status, stderr } = spawnSync('sh', ['-c', step], { cwd: made, encoding: 'utf8' })
    expect([status, status === 0 ? '' : stderr]).toEqual([0, ''])
  }
  return made
}

/** The second stage: only what is copied into it. */
function copy(made: string) {
  const image = folder('fc-image-')
  for (const rest of stepsOf(running, 'COPY')) {
    const [, from = '', to = ''] = /^--from=made \/app\/(\S+) \.\/(\S*)$/.exec(rest) ?? expect.fail(rest)
    cpSync(join(made, from), join(image, to || from), { recursive: true, verbatimSymlinks: true })
  }
  return image
}

// It installs packages and builds the pages.
const timeout = 600_000

test('the steps of the image, without Docker, make a small program that runs without rights', { timeout }, async () => {
  const image = copy(make())
  const megabytes = Number(spawnSync('du', ['-sm', image], { encoding: 'utf8' }).stdout.split('\t')[0])
  expect(megabytes).toBeLessThanOrEqual(550)
  const data = join(folder('fc-data-'), 'data')
  mkdirSync(data, { mode: 0o700 })
  const isRoot = process.getuid?.() === 0
  if (isRoot) spawnSync('chown', [String(account), data])
  const set = stepsOf(running, 'ENV').flatMap((rest) =>
    rest.split(' ').map((each) => each.split('=') as [string, string]),
  )
  const env = {
    ...Object.fromEntries(set),
    APP_VERSION: '1',
    HOST: '127.0.0.1',
    PORT: await freePort(),
    DATA_DIR: data,
  }
  const as = { cwd: image, env, ...(isRoot && { uid: account, gid: account }) }
  const [program = '', ...args] = commandOf('CMD')
  const app = spawn(join(image, program), args, { ...as, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(app, 'exit')
  onTestFinished(() => void app.kill('SIGKILL'))
  const [health = '', ...question] = commandOf('HEALTHCHECK')
  const isHealthy = () => spawnSync(join(image, health), question, as).status === 0
  await expect.poll(isHealthy, { timeout: 60_000, interval: 500 }).toBe(true)
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
  expect(existsSync(join(data, 'pg'))).toBe(true)
  app.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
