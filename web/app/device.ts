import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isServerAway } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { replyHere } from '../api/zone.ts'
import { keepAnswers } from '../device/answers.ts'
import { forgetTaken, isWaiting, type List, listsOf } from '../device/lists.ts'
import { removeFromDevice } from '../device/local-storage.ts'
import { startKeeping } from '../device/person-here.ts'
import { keepChoice } from '../modules/feedback/finish-moment.ts'
import { startOutbox } from '../modules/offline/outbox.ts'
import { cacheReply } from '../modules/rounds/cache-finished.ts'
import { draftName } from '../modules/rounds/draft.ts'
import { forgetOthersHere } from '../pwa/forget-session.ts'
import { askAll, askNow } from './ask-again.ts'
import { fetchAhead, fetchPasses } from './fetch-ahead.ts'
import { watchForgotten } from './forgotten-hand-ins.ts'
import { onPerson } from './other-tabs.ts'

const handInKey = queryKey('submitSolutions')

function onHandIn(client: QueryClient, then: () => void) {
  return client.getMutationCache().subscribe(({ type, mutation }) => {
    const isHandIn = mutation?.options.mutationKey?.[0] === handInKey[0]
    if (type === 'updated' && isHandIn && mutation.state.status === 'success') then()
  })
}

function refresh(client: QueryClient) {
  void askAll(client)
  void fetchPasses(client)
}

function accept(client: QueryClient, { person, about }: List, reply: unknown) {
  // A full device has it as a draft still.
  removeFromDevice(draftName({ userId: person, roundId: about.id }))
  const counted = replyHere(reply as Reply<'submitSolutions'>)
  const { user, round } = counted
  if (round.notCounted !== null || round.day !== dayAt(Date.now(), user.timeZone))
    return void client.setQueryData(userQuery.queryKey, user)
  const sessions = client.getQueryData<Reply<'todayCount'>>(queryKey('todayCount'))
  cacheReply(client, counted)
  // The device has counted it while it waited; the server is asked at the end.
  if (sessions && sessions.count > 0) client.setQueryData(queryKey('todayCount'), sessions)
}

/** What was chosen without network is chosen where the list is shown next. */
async function bringLists(person: string) {
  const lists = await listsOf(person)
  for (const { about, chosen } of lists) if (chosen) keepChoice(about.id, chosen)
  // What is sent brings the feedback card: fetched by then, it does not empty the page.
  if (lists.some(isWaiting)) await (await import('./day-cards.tsx')).fetchFeedbackCard()
}

const lookEveryMs = 500

/** Once the server answers and nothing is under way: a hand-in has the line to itself. Returns what ends it. */
function onceAtRest(client: QueryClient, start: () => (() => void)[]): () => void {
  let stops = [() => clearInterval(timer)]
  const stop = () => {
    for (const each of stops) each()
  }
  function look() {
    if (isServerAway() || client.isFetching() + client.isMutating() > 0) return
    clearInterval(timer)
    stops = start()
  }
  const timer = setInterval(look, lookEveryMs)
  // A page that is being left does not begin to store, either.
  startKeeping(stop)
  look()
  return stop
}

/**
 * Stores what is needed without network, and sends what was written without it, for the person who is signed in. Returns
 * what ends it.
 */
export function startDevice(client: QueryClient, since: number): () => void {
  let person: string | null | undefined
  let stops: (() => void)[] = []

  function stopAll() {
    for (const stop of stops) stop()
    stops = []
  }

  function follow(next: string | null | undefined) {
    if (next === person) return
    const before = person
    person = next
    stopAll()
    // The page is being left.
    if (before) return
    // Nobody is signed in, so nothing of anybody stays readable.
    if (person === null) return void forgetOthersHere()
    if (!person) return
    const own = person
    void forgetTaken(own)
    void bringLists(own).catch(() => undefined)
    const onAccepted = (unsent: List, reply: unknown) => accept(client, unsent, reply)
    stops = [
      startOutbox({ person, onAccepted, onSent: () => refresh(client), onNothingSent: () => void askNow(client) }),
      onceAtRest(client, () => [keepAnswers(client, own, since), fetchAhead(client, own)]),
      watchForgotten(client, person, since),
    ]
  }

  const stopHandIns = onHandIn(client, () => void fetchPasses(client))
  const stopFollowing = onPerson(client, follow)
  return () => {
    for (const stop of [stopFollowing, stopHandIns, stopAll]) stop()
  }
}
