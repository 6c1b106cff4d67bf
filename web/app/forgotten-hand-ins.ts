import type { Body, Reply } from '@app/contract/calls'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isRefused } from '../api/call-failed.ts'
import { isServerAway } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import { sendAgain } from '../modules/offline/outbox.ts'
import { withPass } from '../modules/rounds/round.ts'
import { store } from '../pwa/device/device-store.ts'
import { type KeptHandIn, keptRow, sendForgotten } from '../pwa/device/kept-hand-ins.ts'
import type { UnsentCall } from '../pwa/device/rows.ts'

/** A count may be older than a list that another tab has sent meanwhile: it can miss only what was taken well before. */
const settledAfterMs = 60_000

type HandInReply = Reply<'submitSolutions'>

/** Keeps what the server takes, and sends it again where the server has forgotten it. Returns what ends it. */
export function watchForgotten(client: QueryClient, person: string, since: number): () => void {
  const sendWhere = (isForgotten: (kept: KeptHandIn, at: number) => boolean) =>
    sendForgotten(person, isForgotten, sendAgain)

  function checkCount() {
    const { data, dataUpdatedAt = 0 } = client.getQueryState<User | null>(userQuery.queryKey) ?? {}
    // An older one came from the device itself.
    if (data && dataUpdatedAt >= since && !isServerAway())
      void sendWhere(({ solved }, at) => solved > data.totalSolved && at < dataUpdatedAt - settledAfterMs)
  }

  // It is known from the start of the visit.
  checkCount()
  const stopHandIns = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    const taken = takenBy(client, person, mutation)
    if (!taken) return
    const { unsent, solved } = taken
    const isMissed = (kept: KeptHandIn, at: number) =>
      solved > 0 && kept.solved >= solved && kept.unsent.id !== unsent.id && at < Date.now() - settledAfterMs
    void sendWhere(isMissed).then(() => store('answers', keptRow(unsent, solved)))
  })
  const stopAnswers = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const [call, asked] = event.query.queryKey as [string, { params?: { id?: string } }?]
    if (event.action.type === 'success' && call === 'currentUser') checkCount()
    if (event.action.type === 'error' && call === 'finishedRound' && isRefused(event.action.error, 'round_not_found'))
      void sendWhere(({ unsent }) => unsent.about.id === asked?.params?.id)
  })
  return () => {
    stopHandIns()
    stopAnswers()
  }
}

/** What was just taken, as it would be sent again; a list that waits for network is not taken. */
function takenBy(client: QueryClient, person: string, mutation: Mutation<unknown, Error, unknown, unknown>) {
  const [call] = (mutation.options.mutationKey ?? []) as string[]
  if (call !== 'submitSolutions' && call !== 'solveCustom') return null
  const reply = mutation.state.data as HandInReply | { isLater: true }
  if ('isLater' in reply || !reply.round) return null
  const { body, key } = mutation.state.variables as { body: Body<typeof call>; key: string }
  const { round, user, notCounted } = reply
  const at = Date.now()
  const unsent: UnsentCall = {
    ...{ person, id: key, call, at, body: 'problemId' in body ? withPassOf(client, body, at) : body },
    about: { id: round.id, day: round.day, title: round.problemText, texts: round.ideas.map(({ text }) => text) },
  }
  return { unsent, solved: notCounted === null ? user.totalSolved : 0 }
}

/** With its pass the server opens a round again that it does not know. */
function withPassOf(client: QueryClient, body: Body<'submitSolutions'>, at: number) {
  const passes = client.getQueryData<Reply<'dayPasses'>>(queryKey('dayPasses'))?.days.flatMap((day) => day.passes)
  return withPass(body, passes?.find(({ id }) => id === body.problemId)?.pass, new Date(at).toISOString())
}
