import type { Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { isNetworkError, isRefused } from '../../api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { cacheSubmissionReply } from './cache-submission.ts'
import { countDraftedIdeas } from './round-draft.ts'
import { type OpenRound, type QueuedReply, type SubmissionInput, withDayPass } from './submission.ts'

/** Without network the problem of its pass, which is the same one. */
async function openRound(userId: string, shown: OpenRound | undefined): Promise<OpenRound> {
  // Another round, or none, in the place of what the device has shown: never under somebody's hands.
  const isHeld = () => shown !== undefined && isWrittenIn(userId, shown)
  try {
    const round = await api.openRound()
    return shown && shown.id !== round.id && isHeld() ? shown : round
  } catch (error) {
    const isAway = isNetworkError(error)
    if (shown && (isAway || (isHeld() && !isRefused(error, 'sign_in_required')))) return shown
    if (!isAway) throw error
    const { openRoundOnDevice } = await import('./offline/queue-submission.ts')
    return await openRoundOnDevice(userId, error)
  }
}

/** What was typed a moment ago is not in the draft yet. */
const isWrittenIn = (userId: string, { id }: OpenRound) =>
  countDraftedIdeas({ userId, roundId: id }) > 0 ||
  [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(({ value }) => value !== '')

/** Never fetched again by itself: after midnight another problem would replace the one that is being solved. */
export const openRoundQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('openRound', { userId }),
    queryFn: ({ client, queryKey: key }) => openRound(userId, client.getQueryData<OpenRound>(key)),
    meta: { handlesEndedSession: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })

type HandInReply = Reply<'submitSolutions'>

interface Outcomes {
  userId: string
  round: OpenRound
  onAccepted: () => void
  onRefused: (error: Error) => void
}

/** The toasts come although the person may have left the screen meanwhile. */
export function useSubmitSolutions({ userId, round, onAccepted, onRefused }: Outcomes) {
  const cache = useQueryClient()

  async function submit({ body, key }: SubmissionInput): Promise<HandInReply | QueuedReply> {
    const handedIn = withDayPass(body, round.pass, new Date().toISOString())
    try {
      return await api.submitSolutions({ body: handedIn, idempotencyKey: key })
    } catch (error) {
      if (!isNetworkError(error)) throw error
      const { queueSubmission } = await import('./offline/queue-submission.ts')
      return await queueSubmission(cache, { userId, round, body, key })
    }
  }

  return useMutation({
    mutationKey: queryKey('submitSolutions'),
    mutationFn: submit,
    meta: { handlesEndedSession: true },
    networkMode: 'always',
    onError: onRefused,
    onSuccess: (reply) => {
      if ('isQueued' in reply) return void (reply.isStored && onAccepted())
      onAccepted()
      cacheSubmissionReply(cache, reply)
      showToast({ title: 'Solutions Submitted!', text: 'Great work! Your solutions have been saved.' })
    },
  })
}
