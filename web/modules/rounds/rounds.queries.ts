import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { isNetworkError, isRefused } from '../../api/api-error.ts'
import { countDraftedIdeas } from './round-draft.ts'
import type { OpenRound } from './submission/queue-submission.ts'

/** Without network the problem of its pass, which is the same one. */
async function openRound(cache: QueryClient, userId: string, shown: OpenRound | undefined): Promise<OpenRound> {
  // Another round, or none, in the place of what the device has shown: never under somebody's hands.
  const isHeld = () => shown !== undefined && isWrittenIn(userId, shown)
  try {
    const round = await api.openRound()
    // The slots are those of the account, whichever round it is.
    return shown && shown.id !== round.id && isHeld() ? { ...shown, slots: round.slots } : round
  } catch (error) {
    const isAway = isNetworkError(error)
    if (shown && (isAway || (isHeld() && !isRefused(error, 'sign_in_required')))) return shown
    if (!isAway) throw error
    const { openRoundOnDevice } = await import('./submission/queue-submission.ts')
    return await openRoundOnDevice(cache, userId, error)
  }
}

/** What was typed a moment ago is not in the draft yet. */
const isWrittenIn = (userId: string, { id }: OpenRound) =>
  countDraftedIdeas({ userId, roundId: id }) > 0 || document.querySelector('main textarea:not([data-blank])') !== null

/** Never fetched again by itself: after midnight another problem would replace the one that is being solved. */
export const openRoundQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('openRound', { userId }),
    queryFn: ({ client, queryKey: key }) => openRound(client, userId, client.getQueryData<OpenRound>(key)),
    meta: { canHandleEndedSession: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
