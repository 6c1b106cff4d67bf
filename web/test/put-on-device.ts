import { hashKey, QueryClient } from '@tanstack/react-query'
import { readSessionMarker } from '../api/session-marker.ts'
import { persistedVersion, personKey, writePersistedRow } from '../device/persisted-user.ts'

type Answer = readonly [key: readonly unknown[], data: unknown, at?: number]

/** What an earlier visit of this person has left on the device, each answer at its moment (ms). */
export async function putOnDevice(person: string, answers: readonly Answer[], session = readSessionMarker()) {
  const client = new QueryClient()
  for (const [queryKey, data, at = Date.now()] of answers) {
    client.setQueryData(queryKey, data, { updatedAt: at })
    const state = client.getQueryState(queryKey)
    const queryHash = hashKey(queryKey)
    if (state)
      await writePersistedRow(
        `${person}-${queryHash}`,
        { buster: persistedVersion, queryHash, queryKey, state },
        () => true,
      )
  }
  await writePersistedRow(personKey, { id: person, session }, () => true)
  client.clear()
}
