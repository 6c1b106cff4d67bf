import { expect, onTestFinished, test } from 'vitest'
import { queryKey } from '../api/api.ts'
import { noteNetwork } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { forgetAnswers, store } from '../pwa/device/device-store.ts'
import { ada } from '../test/server.ts'
import { makeQueryClient } from './query-client.ts'
import { showToday } from './show-today.ts'

test('a page that is open shows nothing of what another person has left on the device', async () => {
  const bob = { ...ada, id: 'bob', firstName: 'Bob' }
  await forgetAnswers(bob.id)
  onTestFinished(() => forgetAnswers())
  const key = queryKey('currentUser')
  await store('answers', { person: bob.id, id: JSON.stringify(key), key, data: bob, at: Date.now() })
  const client = makeQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, ada)
  noteNetwork(false)
  await showToday(client)
  expect(client.getQueryData(userQuery.queryKey)).toEqual(ada)
})
