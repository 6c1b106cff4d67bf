import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../../cli/run-admin.ts'
import { addressOf, emptyFolder, ensurePages, freePort, startApp } from '../../test/app-process.ts'
import { readMail } from '../../test/mail-server.ts'
import { createWorld } from '../../test/world.ts'

// Whole processes, as somebody runs them, on a database of their own.
beforeAll(ensurePages)

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }

async function prepare(settings: Record<string, string> = {}) {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const env = {
    DATABASE_URL: addressOf(world.connection),
    APP_SECRET: world.secret,
    DATA_DIR: await emptyFolder(),
    PORT: await freePort(),
  }
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

/** Asks for a new password, and gives back what deletes the account that the letter opens. */
async function askForLetter({ signUp, post }: Awaited<ReturnType<typeof prepare>>) {
  await signUp()
  await post('/api/auth/forgot-password', { email: ada.email })
  return async () => {
    const entered = await post('/api/auth/signin', { email: ada.email, password: ada.password })
    const cookie = entered.headers.getSetCookie().map((each) => each.split(';')[0])
    const confirmation = { confirmation: ada.email, password: ada.password }
    const left = await post('/api/settings/delete-account', confirmation, { cookie: cookie.join('; ') })
    expect(left.status).toBe(200)
  }
}

test('T61: without SMTP_URL a link to a new password is a file in the data folder, until the account is deleted', async () => {
  const prepared = await prepare({ DATABASE_URL: '' })
  const app = await prepared.start()
  await app.ready()
  const deleteAccount = await askForLetter(prepared)
  const files = async () => await readdir(join(prepared.dataDir, 'mail')).catch(() => [])
  await expect.poll(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
  const path = `${prepared.dataDir}/mail/${(await files())[0]}`
  await expect.poll(() => app.said.err).toContain(path)
  expect(app.said.err).not.toMatch(/token=|ada@/)
  await deleteAccount()
  await expect.poll(files).toEqual([])
})

test('T61: on a database of the operator’s own the letter is a sealed row, which the command writes into a file', async () => {
  const prepared = await prepare()
  const { world, dataDir } = prepared
  const app = await prepared.start()
  await app.ready()
  const deleteAccount = await askForLetter(prepared)
  const rows = async () => (await world.pool.query<{ id: string }>('select mail_id as id from stored_letter')).rows
  await expect.poll(rows).toEqual([{ id: expect.any(String) }])
  const [row] = await rows()
  const { rows: stored } = await world.pool.query('select sealed from stored_letter')
  expect(stored[0].sealed).not.toContain('token=')
  await expect.poll(() => app.said.err).toContain(row?.id)
  expect(app.said.err).not.toMatch(/token=|ada@/)
  expect(await readdir(join(dataDir, 'mail')).catch(() => [])).toEqual([])

  const folder = join(await emptyFolder(), 'emails')
  expect(await runAdmin(world, ['emails', folder])).toBe(`One email is now in ${folder}.`)
  const mail = readMail(await readFile(join(folder, `${row?.id}.eml`), 'utf8'))
  expect([mail.header('to'), mail.text]).toEqual([ada.email, expect.stringContaining('/reset-password?token=')])
  expect((await stat(join(folder, `${row?.id}.eml`))).mode & 0o777).toBe(0o600)
  const other = await emptyFolder()
  expect(await runAdmin({ ...world, secret: 'another' }, ['emails', other])).toBe(
    `0 emails are now in ${other}. 1 more can’t be read, because APP_SECRET has changed.`,
  )

  await deleteAccount()
  expect(await rows()).toEqual([])
})
