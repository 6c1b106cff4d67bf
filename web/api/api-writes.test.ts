import { routes } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { type Answer, fakeServer } from '../test/server.ts'
import { api } from './api.ts'

const plan = (from: string) => api.planPause({ body: { from, to: '2026-04-03' } })

test('a write that is sent again before its answer is one write, and both get the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const sent = fakeServer({ [routes.openCalendarFeed]: promise })
  const presses = [api.openCalendarFeed(), api.openCalendarFeed()]
  resolve([200, { address: 'https://firecrest.example/one.ics' }])
  const [first, second] = await Promise.all(presses)
  expect([sent.length, first, second]).toEqual([1, first, first])
  await api.openCalendarFeed()
  expect(sent).toHaveLength(2)
})

test('writes that differ are all sent, and so is one that failed', async () => {
  const sent = fakeServer({ [routes.planPause]: [409, { message: 'There is a pause already.', code: 'pause_taken' }] })
  await Promise.allSettled([plan('2026-04-01'), plan('2026-04-02'), plan('2026-04-01')])
  expect(sent.map(({ body }) => body)).toEqual([
    { from: '2026-04-01', to: '2026-04-03' },
    { from: '2026-04-02', to: '2026-04-03' },
    { from: '2026-04-01', to: '2026-04-03' },
  ])
  await expect(plan('2026-04-01')).rejects.toMatchObject({ status: 409 })
  expect(sent).toHaveLength(4)
})
