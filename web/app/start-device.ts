import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isOffline } from '../api/network.ts'
import { cacheUser } from '../api/session.ts'
import { replyWithSupportedTimeZone } from '../api/time-zone.ts'
import { removeLocal } from '../device/local-storage.ts'
import { persistQueries } from '../device/persisted-queries.ts'
import { startPersisting } from '../device/persisted-user.ts'
import { startSubmissionQueue } from '../device/submission-queue/submission-queue.ts'
import {
  clearAcknowledgedOfOthers,
  isQueued,
  listSubmissions,
  type StoredSubmission,
} from '../device/submission-queue/submission-store.ts'
import { saveChoice } from '../modules/feedback/finish-state.ts'
import { draftKey } from '../modules/rounds/round-draft.ts'
import { updateCachesFrom } from '../modules/rounds/submission/cache-submission.ts'
import { clearOthersFromDevice } from '../pwa/clear-device.ts'
import { watchLostSubmissions } from './lost-submissions.ts'
import { onSignedInPerson } from './other-tabs.ts'
import { fetchDayPasses, prefetchForOffline } from './prefetch-offline.ts'
import { refetchAll, refetchStale } from './refetch.ts'

function refresh(client: QueryClient) {
  void refetchAll(client)
  void fetchDayPasses(client)
}

function accept(client: QueryClient, { person, about }: StoredSubmission, reply: Reply<'submitSolutions'>) {
  // A full device has it as a draft still.
  removeLocal(draftKey({ userId: person, roundId: about.id }))
  const counted = replyWithSupportedTimeZone(reply)
  const { user, round } = counted
  if (round.notCounted !== null || round.day !== dayAt(Date.now(), user.timeZone)) return void cacheUser(client, user)
  const sessions = client.getQueryData<Reply<'todayCount'>>(queryKey('todayCount'))
  updateCachesFrom(client, counted)
  // The device has counted it while it waited; the server is asked at the end.
  if (sessions && sessions.count > 0) client.setQueryData(queryKey('todayCount'), sessions)
}

/** What was chosen without network is chosen where the list is shown next. */
async function moveChoices(person: string) {
  const lists = await listSubmissions(person)
  for (const { about, chosen } of lists) if (chosen) saveChoice(about.id, chosen)
  // What is sent brings the feedback card: fetched by then, it does not empty the page.
  if (lists.some(isQueued)) await (await import('./day-cards.tsx')).preloadFeedbackCard()
}

const idleCheckMs = 500

/** Once the server answers and nothing is under way: a submission has the line to itself. Returns what ends it. */
function onceAtRest(client: QueryClient, start: () => (() => void)[]): () => void {
  let stops = [() => clearInterval(timer)]
  const stop = () => {
    for (const each of stops) each()
  }
  function look() {
    if (isOffline() || client.isFetching() + client.isMutating() > 0) return
    clearInterval(timer)
    stops = start()
  }
  const timer = setInterval(look, idleCheckMs)
  // A page that is being left does not begin to store, either.
  startPersisting(stop)
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
    if (person === null) return void clearOthersFromDevice()
    if (!person) return
    const own = person
    void clearAcknowledgedOfOthers(own)
    void moveChoices(own).catch(() => undefined)
    const onAccepted = (unsent: StoredSubmission, reply: Reply<'submitSolutions'>) => accept(client, unsent, reply)
    stops = [
      startSubmissionQueue({
        person,
        onAccepted,
        onSent: () => refresh(client),
        onNothingSent: () => void refetchStale(client),
      }),
      onceAtRest(client, () => [persistQueries(client, own, since), prefetchForOffline(client, own)]),
      watchLostSubmissions(client, person, since),
    ]
  }

  const stopFollowing = onSignedInPerson(client, follow)
  return () => {
    for (const stop of [stopFollowing, stopAll]) stop()
  }
}
