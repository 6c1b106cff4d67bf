import { buildPath } from '@app/contract/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { preloadCall } from './preloaded-calls.ts'

afterEach(() => vi.unstubAllGlobals())

test('an answer that was asked for early is taken once', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async () => Response.json({ turn: ++asked }))
  const read = () => api.dailyQuote()
  preloadCall(buildPath('dailyQuote'))
  expect(await read()).toEqual({ turn: 1 })
  expect(await read()).toEqual({ turn: 2 })
})

test('an early refusal reaches the caller', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Unauthorized' }, { status: 401 }))
  preloadCall(buildPath('currentUser'))
  await expect(api.currentUser()).rejects.toThrow('401: {"message":"Unauthorized"}')
})

test('an early call that found no connection is made again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(Response.json({ turn: 2 }))]
  vi.stubGlobal('fetch', () => answers.shift())
  preloadCall(buildPath('dailyQuote'))
  await expect.poll(() => window.early).toEqual({})
  expect(await api.dailyQuote()).toEqual({ turn: 2 })
})
