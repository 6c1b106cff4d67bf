import { readdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buildPath } from '@app/contract/routes'
import { beforeAll, expect, test } from 'vitest'
import { isRunning } from '../db/embedded-postgres/pid-file.ts'
import { addressOf, emptyFolder, ensurePages, freePort, startApp, usedPort } from '../test/app-process.ts'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { createWorld } from '../test/world.ts'

// Each test starts whole processes.
beforeAll(ensurePages)

async function refusal(settings: Record<string, string>) {
  const { said, ended } = await startApp(settings)
  return { code: await ended, ...said }
}

test('wrong settings are each named in a sentence, before anything is touched', async () => {
  const home = await emptyFolder()
  expect(await refusal({ PORT: 'many', LOG_LEVEL: 'loud', DATA_DIR: join(home, 'data') })).toEqual({
    code: 1,
    out: '',
    err: 'PORT must be a whole number from 1 to 65535, not "many".\nLOG_LEVEL must be one of debug, info, warn, error, not "loud".\n',
  })
  expect(await readdir(home)).toEqual([])
})

test('a data folder that cannot be written is named with the reason', async () => {
  const file = join(await emptyFolder(), 'file')
  await writeFile(file, '')
  expect(await refusal({ DATA_DIR: join(file, 'data') })).toEqual({
    code: 1,
    out: '',
    err: `Can’t use the data folder ${file}/data: part of its path is a file. Set DATA_DIR to a different one, or give this account access.\n`,
  })
})

test('a database that cannot be reached is said without its password', async () => {
  const DATABASE_URL = `postgres://app:hidden@127.0.0.1:${await freePort()}/app`
  const DATA_DIR = await emptyFolder()
  const settings = { DATABASE_URL, DATA_DIR, APP_SECRET: 'x'.repeat(32), DATABASE_WAIT_SECONDS: '0' }
  const { code, err } = await refusal(settings)
  expect([code, err]).toEqual([1, expect.stringMatching(/^The database can’t be reached: .*Check DATABASE_URL\.\n$/)])
  expect(err).not.toContain('hidden')
})

test('a port in use is said, and no database is left behind', async () => {
  const { port } = await usedPort()
  const home = await emptyFolder()
  expect(await refusal({ PORT: `${port}`, DATA_DIR: home })).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is already in use. Stop the other program or set PORT to a different one.\n`,
  })
  expect(await isRunning(join(home, 'pg'))).toBe(false)
})

test('the app starts with the terms of its operator, refuses a second one on its folder, finishes what is under way, and ends with its database', async () => {
  const home = await emptyFolder()
  const port = await freePort()
  const app = await startApp({ PORT: port, DATA_DIR: home, TERMS_FILE: await ownTerms() })
  await app.ready()
  await expectOwnTerms(port)
  expect(app.said.out).toBe(`Firecrest is running at http://localhost:${port}\n`)
  expect(await refusal({ PORT: await freePort(), DATA_DIR: home })).toMatchObject({
    code: 1,
    err: `Another Firecrest already uses the data folder ${home}. Stop that one first, or give this one a folder of its own with DATA_DIR.\n`,
  })

  const slow = connect(Number(port), '127.0.0.1')
  slow.write(
    'POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n',
  )
  const idle = get({ port, host: '127.0.0.1', path: '/api/no-such-call', agent: false }).on('error', () => undefined)
  await new Promise((resolve) => idle.once('response', (response) => resolve(response.resume())))
  app.child.kill('SIGTERM')
  setTimeout(() => slow.write('{}'), 300)
  const answer = await new Promise((resolve) => slow.once('data', resolve))

  expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(await app.ended).toBe(0)
  expect(await isRunning(join(home, 'pg'))).toBe(false)
})

test('a process that ends answers for a while, says that it ends, and closes each connection with its answer', async () => {
  const world = await createWorld({ at: new Date().toISOString() })
  const port = await freePort()
  const DATABASE_URL = addressOf((await openFaultyProxy(world.connection)).connection)
  const own = { DATABASE_URL, APP_SECRET: world.secret, DATA_DIR: await emptyFolder() }
  const app = await startApp({ ...own, PORT: port, DRAIN_SECONDS: '10' })
  await app.ready()
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect((await ask('/readyz')).status).toBe(200)
  app.child.kill('SIGTERM')
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503)
  const late = await ask('/api/no-such-call')
  expect([late.status, late.headers.get('connection')]).toEqual([404, 'close'])
  // A second signal ends it at once.
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(1)
})

async function ownTerms() {
  const file = join(await emptyFolder(), 'terms.md')
  await writeFile(file, '# House rules\n\nWrite to <mailto:us@fire.example>, *please*.')
  return file
}

/** The site owner’s own terms are answered and stand in the page that is read without scripts. */
async function expectOwnTerms(port: string) {
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const page = await read('/terms')
  expect(page).toContain('<h1>House rules</h1>')
  expect(page).toContain('<a href="mailto:us@fire.example">')
  expect(page).not.toContain('Your ideas stay yours')
  expect(await read('/privacy')).toContain('Email <span>the site owner</span>.')
  expect(await read('/')).toContain('href="/privacy#support"')
  expect(JSON.parse(await read(buildPath('terms'))).content[0]).toEqual({ tag: 'h1', content: ['House rules'] })
}
