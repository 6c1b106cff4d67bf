import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isServerAway } from '../api/network.ts'
import { userQuery } from '../api/session.ts'

const [openRound] = queryKey('openRound')

/** An open problem stays: it may be finished after midnight. */
export const refreshAll = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== openRound })

/** A page of another day shows the day of now: by the server, or without network by the device. */
export async function showToday(client: QueryClient) {
  if (!isServerAway()) await refreshAll(client)
  const user = client.getQueryData(userQuery.queryKey)
  if (!user || !isServerAway()) return
  const { openFromDevice } = await import('./open-from-device.ts')
  await openFromDevice(client, user.id)
}
