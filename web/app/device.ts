import type { Reply } from '@app/contract/calls'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isServerAway, onNetwork } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { startOutbox } from '../modules/offline/outbox.ts'
import { cacheFinished } from '../modules/rounds/cache-finished.ts'
import { forgetAnswers, onSignOut } from '../pwa/device/device-store.ts'
import { keepAnswers } from './keep-answers.ts'

const [openRound] = queryKey('openRound')
const leaveAfterMs = 1_500

/** Stores what is needed without network, and sends what was written without it, for the person who is signed in. */
export function startDevice(client: QueryClient, since: number) {
  let person: string | null | undefined
  let stops: (() => void)[] = []

  function follow() {
    const user = client.getQueryData(userQuery.queryKey)
    const next = user === undefined ? undefined : (user?.id ?? null)
    if (next === person) return
    person = next
    for (const stop of stops) stop()
    stops = []
    // Nobody is signed in, so nothing of anybody stays readable.
    if (person === null) return void forgetAnswers()
    if (!person) return
    stops.push(
      startOutbox({
        person,
        onAccepted: (_, reply) => cacheFinished(client, reply as Reply<'submitSolutions'>),
        onSentElsewhere: () =>
          void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== openRound }),
      }),
    )
    keepOnceReached()
  }

  function keepOnceReached() {
    if (!isServerAway()) return void stops.push(keepAnswers(client, since))
    const stop = onNetwork(() => {
      stop()
      keepOnceReached()
    })
    stops.push(stop)
  }

  // The server decides what this tab shows, once the other one has signed out.
  onSignOut(() => void setTimeout(() => location.assign('/'), leaveAfterMs))
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === JSON.stringify(userQuery.queryKey)) follow()
  })
  follow()
}
