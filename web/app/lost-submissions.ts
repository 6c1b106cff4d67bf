import type { Body, Reply } from '@app/contract/calls'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isRefused } from '../api/api-error.ts'
import { isOffline } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import {
  type Acknowledgement,
  keepReasonOnly,
  listSubmissions,
  type StoredSubmission,
  saveAcknowledgement,
} from '../device/submission-store.ts'
import { resendSubmission } from '../modules/offline/submission-queue.ts'
import { withDayPass } from '../modules/rounds/submission.ts'

/** A count may be older than a list that another tab has sent meanwhile: it can miss only what was taken well before. */
const minAgeMs = 60_000

/** As long as a list from a device still counts for its day. */
const keepMs = 3 * 24 * 3_600_000

type TakenList = StoredSubmission & { taken: Acknowledgement }

type HandInReply = Reply<'submitSolutions'>

/** Keeps what the server takes, and sends it again where the server has forgotten it. Returns what ends it. */
export function watchLostSubmissions(client: QueryClient, person: string, since: number): () => void {
  /** Sends all that is kept, where one is forgotten: the server answers those that it knows as it did at first. */
  async function sendWhere(isForgotten: (kept: TakenList) => boolean) {
    const taken = (await listSubmissions(person)).filter((list): list is TakenList => list.taken !== undefined)
    const old = taken.filter((list) => list.taken.at < Date.now() - keepMs)
    for (const list of old) await keepReasonOnly(list)
    // Once: another answer would not change.
    const kept = taken.filter((list) => !(list.isAgain || old.includes(list)))
    if (kept.some(isForgotten))
      for (const { taken: _, notCounted: __, ...list } of kept) await resendSubmission({ ...list, isAgain: true })
  }

  function checkCount() {
    const { data, dataUpdatedAt = 0 } = client.getQueryState<User | null>(userQuery.queryKey) ?? {}
    // An older one came from the device itself.
    if (data && dataUpdatedAt >= since && !isOffline())
      void sendWhere(({ taken: { solved, at } }) => solved > data.totalSolved && at < dataUpdatedAt - minAgeMs)
  }

  // It is known from the start of the visit.
  checkCount()
  const stopHandIns = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    const taken = acknowledgedBy(client, person, mutation)
    if (!taken) return
    const { solved } = taken.taken
    const isMissed = ({ id, taken: kept }: TakenList) =>
      solved > 0 && kept.solved >= solved && id !== taken.id && kept.at < Date.now() - minAgeMs
    void sendWhere(isMissed).then(() => saveAcknowledgement(taken, taken.taken))
  })
  const stopAnswers = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const [call, asked] = event.query.queryKey as [string, { params?: { id?: string } }?]
    if (event.action.type === 'success' && call === 'currentUser') checkCount()
    if (event.action.type === 'error' && call === 'finishedRound' && isRefused(event.action.error, 'round_not_found'))
      void sendWhere(({ about }) => about.id === asked?.params?.id)
  })
  return () => {
    stopHandIns()
    stopAnswers()
  }
}

/** What was just taken, as it would be sent again; a list that waits for network is not taken. */
function acknowledgedBy(
  client: QueryClient,
  person: string,
  mutation: Mutation<unknown, Error, unknown, unknown>,
): TakenList | null {
  const [call] = (mutation.options.mutationKey ?? []) as string[]
  if (call !== 'submitSolutions' && call !== 'solveCustom') return null
  const reply = mutation.state.data as HandInReply | { isQueued: true }
  if ('isQueued' in reply || !reply.round) return null
  const { body, key } = mutation.state.variables as { body: Body<typeof call>; key: string }
  const { round, user, notCounted } = reply
  const at = Date.now()
  return {
    ...{ person, id: key, call, at, body: 'problemId' in body ? withDayPassOf(client, body, at) : body },
    about: { id: round.id, day: round.day, title: round.problemText, texts: round.ideas.map(({ text }) => text) },
    taken: { at, solved: notCounted === null ? user.totalSolved : 0 },
  }
}

/** With its pass the server opens a round again that it does not know. */
function withDayPassOf(client: QueryClient, body: Body<'submitSolutions'>, at: number) {
  const passes = client.getQueryData<Reply<'dayPasses'>>(queryKey('dayPasses'))?.days.flatMap((day) => day.passes)
  return withDayPass(body, passes?.find(({ id }) => id === body.problemId)?.pass, new Date(at).toISOString())
}
