import { routes } from '@app/contract/routes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setOnline } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import { type Answer, ada, fakeServer } from '../test/server.ts'
import { prefetchForOffline } from './prefetch-offline.ts'
import { createQueryClient } from './query-client.ts'

const hour = 3_600_000

test('the problems of the next days come anew while a page stays in view, and once there is network again', async () => {
  vi.useFakeTimers()
  const passes = { now: '2026-03-14T20:00:00.000Z', days: [] }
  const sent = fakeServer({ [routes.dayPasses]: [200, passes] })
  const asked = () => sent.filter(({ call }) => call === routes.dayPasses).length
  const client = createQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, ada)
  onTestFinished(prefetchForOffline(client, ada.id))
  await vi.advanceTimersByTimeAsync(hour)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(4 * hour)
  expect(asked()).toBe(2)
  setOnline(false)
  await vi.advanceTimersByTimeAsync(9 * hour)
  expect(asked()).toBe(2)
  setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(3)
})

test('the whole history of the last 30 days comes to the device, however long it is', async () => {
  const solutions = [{ createdAt: new Date().toISOString() }]
  const page = { solutions, pagination: { total: 240, pages: 12 } }
  const sent = fakeServer({ [routes.listSolutions]: [200, page], [routes.dayPasses]: null, [routes.settings]: null })
  const client = createQueryClient(() => undefined)
  const premium: User = { ...ada, plan: 'premium' }
  client.setQueryData(userQuery.queryKey, premium)
  onTestFinished(prefetchForOffline(client, ada.id))
  await expect.poll(() => sent.filter(({ call }) => call === routes.listSolutions)).toHaveLength(12)
})

test('a list that is taken while the problems are on their way has them asked for once more', async () => {
  const early = Promise.withResolvers<Answer>()
  const sent = fakeServer({ [routes.dayPasses]: early.promise })
  const asked = () => sent.filter(({ call }) => call === routes.dayPasses)
  const client = createQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, ada)
  onTestFinished(prefetchForOffline(client, ada.id))
  await expect.poll(asked).toHaveLength(1)
  const counted: User = { ...ada, totalSolved: ada.totalSolved + 1 }
  client.setQueryData(userQuery.queryKey, counted)
  early.resolve([200, { now: '2026-03-14T20:00:00.000Z', days: [] }])
  await expect.poll(asked).toHaveLength(2)
})
