import type { Body, Reply } from '@app/contract/calls'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { isRefused } from '../api/api-error.ts'
import { isOffline } from '../api/network.ts'
import { type User, userQuery } from '../api/session.ts'
import { withDayPass } from '../device/submission-queue/send-submissions.ts'
import { resendSubmission } from '../device/submission-queue/submission-queue.ts'
import {
  type Acknowledgement,
  hasStatus,
  listSubmissions,
  reduceToReason,
  type SubmissionWith,
  saveAcknowledgement,
} from '../device/submission-queue/submission-store.ts'

/**
 * A reply's `totalSolved` may have been counted before another tab sent a list. So only lists acknowledged at least
 * this long ago are compared with it.
 */
const minAgeMs = 60_000

/** As long as a list from a device still counts for its day. */
const keepMs = 3 * 24 * 3_600_000

type AcknowledgedList = SubmissionWith<'sent' | 'not_counted'>

type HandInReply = Reply<'submitSolutions'>

/** Keeps what the server takes, and sends it again where the server has forgotten it. Returns what ends it. */
export function watchLostSubmissions(client: QueryClient, person: string, since: number): () => void {
  /** Sends all that is kept, where one is forgotten: the server answers those that it knows as it did at first. */
  async function sendWhere(isForgotten: (list: AcknowledgedList, acknowledgement: Acknowledgement) => boolean) {
    const lists = (await listSubmissions(person)).filter(hasStatus('sent', 'not_counted'))
    const all = lists.flatMap((list) => (list.acknowledgement ? [{ list, ...list.acknowledgement }] : []))
    const isOld = ({ at }: Acknowledgement) => at < Date.now() - keepMs
    for (const { list } of all.filter(isOld)) await reduceToReason(list)
    const kept = all.filter((each) => !isOld(each))
    if (kept.some((each) => isForgotten(each.list, each)))
      for (const { list } of kept) await resendSubmission(list, { wasSent: true })
  }

  function checkCount() {
    const { data, dataUpdatedAt = 0 } = client.getQueryState<User | null>(userQuery.queryKey) ?? {}
    // An older one came from the device itself.
    if (data && dataUpdatedAt >= since && !isOffline())
      void sendWhere((_, { solved, at }) => solved > data.totalSolved && at < dataUpdatedAt - minAgeMs)
  }

  // It is known from the start of the visit.
  checkCount()
  const stopHandIns = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    const taken = acknowledgedBy(client, person, mutation)
    if (!taken) return
    const { solved } = taken.acknowledgement
    const isMissed = ({ id }: AcknowledgedList, kept: Acknowledgement) =>
      solved > 0 && kept.solved >= solved && id !== taken.id && kept.at < Date.now() - minAgeMs
    void sendWhere(isMissed).then(() => saveAcknowledgement(taken, taken.acknowledgement))
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
): SubmissionWith<'sent'> | null {
  const [call] = (mutation.options.mutationKey ?? []) as string[]
  if (call !== 'submitSolutions' && call !== 'solveCustom') return null
  const reply = mutation.state.data as HandInReply | { isQueued: true }
  if ('isQueued' in reply || !reply.round) return null
  const { body, key } = mutation.state.variables as { body: Body<typeof call>; key: string }
  const { round, user, notCounted } = reply
  const at = Date.now()
  return {
    person,
    id: key,
    call,
    at,
    body: 'problemId' in body ? withDayPassOf(client, body, at) : body,
    about: { id: round.id, day: round.day, title: round.problemText, texts: round.ideas.map(({ text }) => text) },
    status: 'sent',
    acknowledgement: { at, solved: notCounted === null ? user.totalSolved : 0 },
  }
}

/** With its pass the server opens a round again that it does not know. */
function withDayPassOf(client: QueryClient, body: Body<'submitSolutions'>, at: number) {
  const passes = client.getQueryData<Reply<'dayPasses'>>(queryKey('dayPasses'))?.days.flatMap((day) => day.passes)
  return withDayPass(body, passes?.find(({ id }) => id === body.problemId)?.pass, new Date(at).toISOString())
}
