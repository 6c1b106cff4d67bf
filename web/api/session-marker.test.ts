import { buildPath, routes } from '@app/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ada, fakeServer } from '../test/server.ts'
import { api } from './api.ts'
import { ApiError, SessionReplacedError } from './api-error.ts'
import { userQuery } from './session.ts'
import { readSessionMarker, writeSessionMarker } from './session-marker.ts'

const unauthorized: [number, unknown] = [401, { message: 'Unauthorized' }]
const credentials = { email: 'ada@example.org', password: 'analytical' }
const passwords = { currentPassword: 'analytical', newPassword: 'difference engine' }
const bob = { ...ada, id: 'bob' }

test('a sign-in and a new password begin another session, and what is refused begins none', async () => {
  fakeServer({ [routes.signIn]: [200, ada], [routes.changePassword]: [200, {}] })
  expect(readSessionMarker()).toBeNull()
  await api.signIn({ body: credentials })
  const first = readSessionMarker()
  await api.changePassword({ body: passwords, renewsSession: true })
  const second = readSessionMarker()
  expect([first, second]).toEqual([expect.any(String), expect.any(String)])
  expect(first).not.toBe(second)
  fakeServer({ [routes.signIn]: unauthorized })
  await expect(api.signIn({ body: credentials })).rejects.toBeInstanceOf(ApiError)
  await api.dailyQuote()
  expect(readSessionMarker()).toBe(second)
})

test('a call that is refused after another tab has signed in says nothing about the session of now', async () => {
  const answer = Promise.withResolvers<[number, unknown]>()
  fakeServer({ [routes.settings]: answer.promise })
  const asked = api.settings()
  writeSessionMarker()
  answer.resolve(unauthorized)
  await expect(asked).rejects.toBeInstanceOf(SessionReplacedError)
  await expect(api.settings()).rejects.toMatchObject({ code: 'sign_in_required' })
})

test.each([
  { answer: 'a refusal', first: Response.json({ message: 'Unauthorized' }, { status: 401 }) },
  { answer: 'the person', first: Response.json(ada) },
])('$answer of the session before does not say who is signed in now', async ({ first }) => {
  const early = Promise.withResolvers<Response>()
  window.early = { [buildPath('currentUser')]: early.promise }
  const sent = fakeServer({ [routes.currentUser]: [200, bob] })
  const asked = new QueryClient().fetchQuery(userQuery)
  writeSessionMarker()
  early.resolve(first)
  expect(await asked).toEqual(bob)
  expect(sent.map(({ call }) => call)).toEqual([routes.currentUser])
})
