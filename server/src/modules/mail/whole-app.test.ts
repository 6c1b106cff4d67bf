import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { emptyFolder, ensurePages, freePort, startApp } from '../../test/app-process.ts'
import { openMailServer } from '../../test/mail-server.ts'
import { createWorld } from '../../test/world.ts'

// Whole processes, as somebody runs them, on a database of their own.
beforeAll(ensurePages)

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }

async function prepare(settings: Record<string, string> = {}) {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { user, host, port, database } = world.connection
  const url = `postgres://${user}@localhost/${database}?host=${host}&port=${port}`
  const env = { DATABASE_URL: url, APP_SECRET: world.secret, DATA_DIR: await emptyFolder(), PORT: await freePort() }
  const signUp = () =>
    fetch(`http://127.0.0.1:${env.PORT}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ada),
    })
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`http://127.0.0.1:${env.PORT}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return { world, start: () => startApp({ ...env, ...settings }), signUp, post, dataDir: env.DATA_DIR }
}

test('kill -9 between sending and marking: the next process sends it again, under the same id', async () => {
  const server = await openMailServer()
  const { world, start, signUp } = await prepare({ SMTP_URL: server.url })
  // The letter is taken, and the process that waits for the reply is gone.
  server.fault.now = { at: 'data', how: 'taken-in-silence' }
  const first = await start()
  await first.ready()
  expect((await signUp()).status).toBe(201)
  await expect.poll(() => server.received.length).toBe(1)
  first.child.kill('SIGKILL')
  await first.ended
  const { rows } = await world.pool.query('select attempts, sent_at from mail')
  expect(rows).toEqual([{ attempts: 1, sent_at: null }])

  server.fault.now = null
  await world.pool.query('update mail set next_attempt_at = now()')
  const second = await start()
  await second.ready()
  await expect.poll(() => server.received.length).toBe(2)
  const sent = async () => (await world.pool.query('select from mail where sent_at is not null')).rowCount
  await expect.poll(sent).toBe(1)
  expect(new Set(server.received.map((mail) => mail.header('message-id'))).size).toBe(1)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('T61: without SMTP_URL a link to a new password is a file in the data folder, until the account is deleted', async () => {
  const { start, signUp, post, dataDir } = await prepare()
  const app = await start()
  await app.ready()
  await signUp()
  await post('/api/auth/forgot-password', { email: ada.email })
  const files = async () => await readdir(join(dataDir, 'mail')).catch(() => [])
  await expect.poll(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
  const path = `${dataDir}/mail/${(await files())[0]}`
  await expect.poll(() => app.said.err).toContain(path)
  expect(app.said.err).not.toMatch(/token=|ada@/)

  // It names her and opens her account, so it goes with the account.
  const entered = await post('/api/auth/signin', { email: ada.email, password: ada.password })
  const cookie = entered.headers.getSetCookie().map((each) => each.split(';')[0])
  const confirmation = { confirmation: ada.email, password: ada.password }
  const left = await post('/api/settings/delete-account', confirmation, { cookie: cookie.join('; ') })
  expect(left.status).toBe(200)
  await expect.poll(files).toEqual([])
})
