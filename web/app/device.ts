import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isServerAway, onNetwork } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { startOutbox } from '../modules/offline/outbox.ts'
import { cacheReply } from '../modules/rounds/cache-finished.ts'
import { draftName } from '../modules/rounds/draft.ts'
import { forgetAnswers } from '../pwa/device/device-store.ts'
import type { UnsentCall } from '../pwa/device/rows.ts'
import { removeFromDevice } from '../pwa/device-storage.ts'
import { onceAtRest } from './at-rest.ts'
import { fetchPasses, keepAnswers } from './keep-answers.ts'
import { onPersonGone, signedInAs } from './other-tabs.ts'

const [openRound] = queryKey('openRound')
const handInKey = queryKey('submitSolutions')

let isStarted = false

function onHandIn(client: QueryClient, then: () => void) {
  client.getMutationCache().subscribe(({ type, mutation }) => {
    const isHandIn = mutation?.options.mutationKey?.[0] === handInKey[0]
    if (type === 'updated' && isHandIn && mutation.state.status === 'success') then()
  })
}

function askAll(client: QueryClient) {
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== openRound })
  void fetchPasses(client)
}

/** Only today's session is what the dashboard shows. */
function accept(client: QueryClient, reply: unknown) {
  const { user, round } = reply as Reply<'submitSolutions'>
  if (round.notCounted === null && round.day === dayAt(Date.now(), user.timeZone))
    cacheReply(client, reply as Reply<'submitSolutions'>)
  else client.setQueryData(userQuery.queryKey, user)
}

/** Stores what is needed without network, and sends what was written without it, for the person who is signed in. */
export function startDevice(client: QueryClient, since: number) {
  if (isStarted) return
  isStarted = true
  let person: string | null | undefined
  let stops: (() => void)[] = []

  function stopAll() {
    for (const stop of stops) stop()
    stops = []
  }

  function follow() {
    const next = signedInAs(client)
    if (next === person) return
    const isSomebodyElse = Boolean(person && next)
    person = next
    stopAll()
    // What is in memory is of the person before.
    if (isSomebodyElse) return location.assign('/')
    // Nobody is signed in, so nothing of anybody stays readable.
    if (person === null) return void forgetAnswers()
    if (!person) return
    stops.push(startOutbox({ person, onAccepted, onSent: () => askAll(client) }))
    keepOnceReached()
  }

  function onAccepted({ person: userId, about }: UnsentCall, reply: unknown) {
    // A full device has it as a draft still.
    removeFromDevice(draftName({ userId, roundId: about.id }))
    accept(client, reply)
  }

  function keepOnceReached() {
    if (!isServerAway()) return void stops.push(keepAnswers(client, since))
    const stop = onNetwork(() => {
      stop()
      keepOnceReached()
    })
    stops.push(stop)
  }

  onHandIn(client, () => onceAtRest(client, () => void fetchPasses(client)))
  // Another tab says so before it clears; what this one was still storing goes by its own clearing.
  onPersonGone(client, ({ next }) => {
    stopAll()
    void forgetAnswers(next ?? undefined)
  })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === JSON.stringify(userQuery.queryKey)) follow()
  })
  follow()
}
