import { expect, test } from 'vitest'
import { userQuery } from '../api/session.ts'
import { listsOf, saveList } from '../device/lists.ts'
import { ada, fakeServer } from '../test/server.ts'
import { unsent } from '../test/unsent-call.ts'
import { startDevice } from './device.ts'
import { makeQueryClient } from './query-client.ts'

test('what the server has of the person before goes once another one is signed in, and what it has not stays', async () => {
  fakeServer()
  await saveList({ ...unsent, person: 'bob', taken: { at: Date.now(), solved: 3 } })
  await saveList({ ...unsent, person: 'bob', id: 'b' })
  const client = makeQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, ada)
  startDevice(client, Date.now())
  await expect.poll(async () => (await listsOf('bob')).map(({ id }) => id)).toEqual(['b'])
})
