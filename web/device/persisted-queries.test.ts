import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { queryKey } from '../api/api.ts'
import { setOnline } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { createQueryClient } from '../app/query-client.ts'
import { historyQuery } from '../modules/history/history.queries.ts'
import { putOnDevice } from '../test/put-on-device.ts'
import { ada } from '../test/server.ts'
import { beginSession } from '../test/session-marker.ts'
import { persistQueries, restoreQueries } from './persisted-queries.ts'
import { clearPersistedQueries, hasPersistedUser, listPersistedRows } from './persisted-user.ts'

// What an earlier test has asked may fail only now.
beforeEach(() => setOnline(true))

const day = 24 * 3_600_000
const settings = queryKey('settings')

function open(person = ada.id, since = 0) {
  const client = createQueryClient(() => undefined)
  onTestFinished(persistQueries(client, person, since))
  return client
}

const keys = async () =>
  (await restoreQueries())?.answers
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)

test('pages of the history are stored, and searches are not', async () => {
  const client = open()
  const page = { solutions: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } }
  for (const words of ['kite', '']) client.setQueryData(historyQuery({ page: 1, type: 'daily', words }).queryKey, page)
  await expect.poll(keys).toEqual([['listSolutions', { query: { page: 1, limit: 20, type: 'daily' } }]])
})

test('an answer stays on the device when the next call for it fails', async () => {
  const client = open()
  client.setQueryData(settings, { difficulty: 'hard' })
  await expect.poll(keys).toEqual([settings])
  await client.prefetchQuery({ queryKey: settings, queryFn: () => Promise.reject(new Error('500')), staleTime: 0 })
  expect(client.getQueryState(settings)?.status).toBe('error')
  expect(await keys()).toEqual([settings])
})

test('the answers of the person before go when another one comes', async () => {
  await putOnDevice('bob', [[settings, { difficulty: 'hard' }]])
  open()
  await expect
    .poll(async () => (await listPersistedRows()).map(([, row]) => row))
    .toEqual([{ id: ada.id, session: null }])
})

test('an answer that arrives for a person who has left is not stored', async () => {
  const client = open()
  await expect.poll(hasPersistedUser).toBe(true)
  const left = clearPersistedQueries()
  client.setQueryData(settings, { difficulty: 'hard' })
  await left
  expect(await listPersistedRows()).toEqual([])
})

test('a sign-out while a page only begins to store leaves nothing', async () => {
  const client = open()
  client.setQueryData(settings, { difficulty: 'hard' })
  await clearPersistedQueries()
  for (let reads = 0; reads < 5; reads++) expect(await listPersistedRows()).toEqual([])
})

test('answers of an earlier session are shown to nobody: somebody else may have signed in since', async () => {
  await putOnDevice(ada.id, [[settings, {}]])
  expect(await keys()).toEqual([settings])
  beginSession()
  expect(await restoreQueries()).toBeUndefined()
})

test('a page that begins to store while somebody else signs in leaves nothing under their session', async () => {
  open().setQueryData(settings, { difficulty: 'hard' })
  beginSession()
  for (let reads = 0; reads < 5; reads++) expect(await restoreQueries()).toBeUndefined()
})

test('what is answered in the page of the person before, once somebody else has signed in, is not stored', async () => {
  const client = open()
  await expect.poll(hasPersistedUser).toBe(true)
  beginSession()
  client.setQueryData(settings, { difficulty: 'hard' })
  for (let reads = 0; reads < 5; reads++) expect(await listPersistedRows()).toHaveLength(1)
})

test('what is older than a session that nobody uses is not shown, without network either', async () => {
  const young = [settings, {}, Date.now() - 29 * day] as const
  await putOnDevice(ada.id, [young, [queryKey('todayCount'), {}, Date.now() - 31 * day]])
  setOnline(false)
  expect(await keys()).toEqual([settings])
})

test('the address of the person, the list of their devices and where reminders go are not stored', async () => {
  const client = open()
  const away = { email: ada.email, devices: ['d1'] }
  for (const name of ['listDevices', 'reminders'] as const) client.setQueryData(queryKey(name), away)
  client.setQueryData(queryKey('listAchievements'), [])
  client.setQueryData(userQuery.queryKey, ada)
  await expect.poll(keys).toEqual([queryKey('listAchievements'), userQuery.queryKey])
  expect((await restoreQueries())?.answers.getQueryData(queryKey('listAchievements'))).toEqual([])
  expect(JSON.stringify(await listPersistedRows())).toContain(ada.firstName)
  expect(JSON.stringify(await listPersistedRows())).not.toContain(ada.email)
})
