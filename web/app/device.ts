import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isServerAway, onNetwork } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { startOutbox } from '../modules/offline/outbox.ts'
import { cacheFinished } from '../modules/rounds/cache-finished.ts'
import { forgetAnswers, onSignOut } from '../pwa/device/device-store.ts'
import { onceAtRest } from './at-rest.ts'
import { fetchPasses, keepAnswers } from './keep-answers.ts'

const [openRound] = queryKey('openRound')
const handInKey = queryKey('submitSolutions')
const leaveAfterMs = 1_500

let isStarted = false

function onHandIn(client: QueryClient, then: () => void) {
  client.getMutationCache().subscribe(({ type, mutation }) => {
    const isHandIn = mutation?.options.mutationKey?.[0] === handInKey[0]
    if (type === 'updated' && isHandIn && mutation.state.status === 'success') then()
  })
}

/** Stores what is needed without network, and sends what was written without it, for the person who is signed in. */
export function startDevice(client: QueryClient, since: number) {
  if (isStarted) return
  isStarted = true
  let person: string | null | undefined
  let stops: (() => void)[] = []

  function signedIn() {
    const user = client.getQueryData(userQuery.queryKey)
    return user === undefined ? undefined : (user?.id ?? null)
  }

  function follow() {
    const next = signedIn()
    if (next === person) return
    const isSomebodyElse = Boolean(person && next)
    person = next
    for (const stop of stops) stop()
    stops = []
    // What is in memory is of the person before.
    if (isSomebodyElse) return location.assign('/')
    // Nobody is signed in, so nothing of anybody stays readable.
    if (person === null) return void forgetAnswers()
    if (!person) return
    stops.push(startOutbox({ person, onAccepted: (_, reply) => accept(reply), onSentElsewhere: askAll }))
    keepOnceReached()
  }

  function askAll() {
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== openRound })
    void fetchPasses(client)
  }

  /** Only today's session is what the dashboard shows. */
  function accept(reply: unknown) {
    const { user, round } = reply as Reply<'submitSolutions'>
    if (round.notCounted === null && round.day === dayAt(Date.now(), user.timeZone))
      cacheFinished(client, reply as Reply<'submitSolutions'>)
    else client.setQueryData(userQuery.queryKey, user)
    askAll()
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
  // The server decides what this tab shows, once the other one has signed out.
  onSignOut(() => void setTimeout(() => location.assign('/'), leaveAfterMs))
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === JSON.stringify(userQuery.queryKey)) follow()
  })
  follow()
}
