import { expect, test } from 'vitest'
import { queryKey } from '../api/api.ts'
import { setOnline } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { putOnDevice } from '../test/put-on-device.ts'
import { ada } from '../test/server.ts'
import { createQueryClient } from './query-client.ts'
import { rollOverDay } from './refetch.ts'

test('a page that is open shows nothing of what another person has left on the device', async () => {
  const bob = { ...ada, id: 'bob', firstName: 'Bob' }
  await putOnDevice(bob.id, [[queryKey('currentUser'), bob]])
  const client = createQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, ada)
  setOnline(false)
  await rollOverDay(client)
  expect(client.getQueryData(userQuery.queryKey)).toEqual(ada)
})
