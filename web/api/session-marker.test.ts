import { buildPath, routes } from '@app/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ada, fakeServer } from '../test/server.ts'
import { beginSession } from '../test/session-marker.ts'
import { api } from './api.ts'
import { SessionReplacedError } from './api-error.ts'
import { userQuery } from './session.ts'
import { readSessionMarker } from './session-marker.ts'

const unauthorized: [number, unknown] = [401, { message: 'Unauthorized' }]
const bob = { ...ada, id: 'bob' }

test.each(['firecrest', '__Host-firecrest'])('the page reads the mark that the server set as %s', (prefix) => {
  expect(readSessionMarker()).toBeNull()
  const cookies = ['theme=dark', `${prefix}.session_marker=jO2-x`, 'session_marker=other']
  vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce(cookies.join('; '))
  expect(readSessionMarker()).toBe('jO2-x')
})

test('a call that is refused after another tab has signed in says nothing about the session of now', async () => {
  const answer = Promise.withResolvers<[number, unknown]>()
  fakeServer({ [routes.settings]: answer.promise })
  const asked = api.settings()
  beginSession()
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
  beginSession()
  early.resolve(first)
  expect(await asked).toEqual(bob)
  expect(sent.map(({ call }) => call)).toEqual([routes.currentUser])
})
