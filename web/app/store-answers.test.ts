import { routes } from '@app/contract/routes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteNetwork } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import { historyQuery } from '../modules/history/history.queries.ts'
import { forgetAnswers, storedFor } from '../pwa/device/device-store.ts'
import { ada, fakeServer } from '../test/server.ts'
import { makeQueryClient } from './query-client.ts'
import { storeAnswers } from './store-answers.ts'

const hour = 3_600_000

test('the problems of the next days come anew while a page stays in view, and once there is network again', async () => {
  vi.useFakeTimers()
  const passes = { now: '2026-03-14T20:00:00.000Z', days: [] }
  const sent = fakeServer({ [routes.dayPasses]: [200, passes] })
  const asked = () => sent.filter(({ call }) => call === routes.dayPasses).length
  const client = makeQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, ada)
  onTestFinished(storeAnswers(client, Date.now()))
  await vi.advanceTimersByTimeAsync(hour)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(4 * hour)
  expect(asked()).toBe(2)
  noteNetwork(false)
  await vi.advanceTimersByTimeAsync(9 * hour)
  expect(asked()).toBe(2)
  noteNetwork(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(3)
})

test('the whole history of the last 30 days comes to the device, however long it is', async () => {
  const solutions = [{ createdAt: new Date().toISOString() }]
  const page = { solutions, pagination: { total: 240, pages: 12 } }
  const sent = fakeServer({ [routes.listSolutions]: [200, page], [routes.dayPasses]: null, [routes.settings]: null })
  const client = makeQueryClient(() => undefined)
  const premium: User = { ...ada, plan: 'premium' }
  client.setQueryData(userQuery.queryKey, premium)
  onTestFinished(storeAnswers(client, Date.now()))
  await expect.poll(() => sent.filter(({ call }) => call === routes.listSolutions)).toHaveLength(12)
})

test('pages of the history are stored, and searches are not', async () => {
  fakeServer({ [routes.dayPasses]: [200, { now: '2026-03-14T20:00:00.000Z', days: [] }] })
  const client = makeQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, ada)
  onTestFinished(storeAnswers(client, 0))
  onTestFinished(() => forgetAnswers())
  const page = { solutions: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } }
  for (const words of ['kite', '']) client.setQueryData(historyQuery({ page: 1, type: 'daily', words }).queryKey, page)
  const asked = async () =>
    (await storedFor('answers', ada.id)).map(({ key }) => key).filter(([name]) => name === 'listSolutions')
  await expect.poll(asked).toEqual([['listSolutions', { query: { page: 1, limit: 20, type: 'daily' } }]])
})
