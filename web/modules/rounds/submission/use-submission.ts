import type { Reply } from '@app/contract/calls'
import { signInPath } from '@app/contract/routes'
import { missingIdeasMessages } from '@app/domain/rounds/round'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { api, queryKey } from '../../../api/api.ts'
import { isNetworkError, isRefused, showError } from '../../../api/api-error.ts'
import { rememberEndedSession } from '../../../api/ended-session.ts'
import type { User } from '../../../api/session.ts'
import { withDayPass } from '../../../device/submission-queue/send-submissions.ts'
import { clearSessionFromDevice } from '../../../pwa/clear-device.ts'
import { useNavigation } from '../../../router/navigation.ts'
import { showToast } from '../../../ui/toast.ts'
import { isSendingOrSent } from '../../../ui/use-form.ts'
import type { Draft, RoundDraft } from '../round-draft.ts'
import { shownPracticeOf } from '../technique-help.ts'
import { isOverLimit, nonBlankIdeas } from '../writing/ideas.ts'
import { cacheSubmissionReply } from './cache-submission.ts'
import type { OpenRound, QueuedReply, SubmissionInput } from './queue-submission.ts'

export function useSubmission(
  user: User,
  round: OpenRound,
  { draft, keyFor, discard }: RoundDraft,
  onSubmit?: (roundId: string, streak: number) => void,
) {
  const submit = useSubmitSolutions({ userId: user.id, round, onAccepted: discard, onRefused: explain })
  const { go } = useNavigation()
  const isOver = isOverLimit(draft.ideas, round.slots)
  const isBlank = nonBlankIdeas(draft.ideas).length === 0
  const isClosed = isAboutClosed(submit.error)
  const later = submit.data && 'isQueued' in submit.data ? submit.data : null
  // After a success the next screen loads; the boxes do not come back for that moment.
  const isAway = isSendingOrSent(submit)

  function handIn(): void {
    if (isAway || isOver || isClosed) return
    if (isBlank) {
      return void showToast({ title: 'No Solutions', text: missingIdeasMessages.daily, tone: 'danger' })
    }
    const body = bodyOf(round, draft)
    onSubmit?.(round.id, user.streak)
    // "Back" must not open the next session.
    const onSuccess = (reply: object) => 'isQueued' in reply || go('/', { replace: true })
    submit.mutate({ body, key: keyFor(JSON.stringify(body)) }, { onSuccess })
  }

  const canSubmit = !(isAway || isOver || isBlank || isClosed)
  return { handIn, isPending: submit.isPending, isAway, isBlank, isClosed, canSubmit, later }
}

export type SubmissionState = ReturnType<typeof useSubmission>

/** After a refusal the focus and the scroll position come back. */
export function useRestoreFocusAfterRefusal(submissionState: SubmissionState): SubmissionState {
  const { isAway } = submissionState
  const left = useRef<{ focused: Element | null; y: number }>(null)
  useLayoutEffect(() => {
    if (isAway || !left.current) return
    const { focused, y } = left.current
    left.current = null
    scrollTo({ top: y, behavior: 'instant' })
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }, [isAway])
  function handIn() {
    left.current = { focused: document.activeElement, y: scrollY }
    submissionState.handIn()
  }
  return { ...submissionState, handIn }
}

type HandInReply = Reply<'submitSolutions'>

interface Outcomes {
  userId: string
  round: OpenRound
  onAccepted: () => void
  onRefused: (error: Error) => void
}

/** The toasts come although the person may have left the screen meanwhile. */
function useSubmitSolutions({ userId, round, onAccepted, onRefused }: Outcomes) {
  const cache = useQueryClient()

  async function submit({ body, key }: SubmissionInput): Promise<HandInReply | QueuedReply> {
    const handedIn = withDayPass(body, round.pass, new Date().toISOString())
    try {
      return await api.submitSolutions({ body: handedIn, idempotencyKey: key })
    } catch (error) {
      if (!isNetworkError(error)) throw error
      const { queueSubmission } = await import('./queue-submission.ts')
      return await queueSubmission(cache, { userId, round, body, key })
    }
  }

  return useMutation({
    mutationKey: queryKey('submitSolutions'),
    mutationFn: submit,
    meta: { canHandleEndedSession: true },
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

function bodyOf(round: OpenRound, draft: Draft): SubmissionInput['body'] {
  const written = nonBlankIdeas(draft.ideas)
  return {
    problemId: round.id,
    submittedSolutions: written.map(({ text }) => text),
    submissionMethod: written.map(({ method }) => method),
    thinkerId: draft.thinkerId,
    practice: shownPracticeOf(round, draft),
  }
}

/** Finished elsewhere, or too old: no retry would help. */
const isAboutClosed = (error: Error | null) => isRefused(error, 'round_finished', 'round_expired', 'key_reused')

function explain(error: Error) {
  if (isRefused(error, 'sign_in_required')) {
    showToast({ title: 'Unauthorized', text: 'You are logged out. Logging in again...', tone: 'danger' })
    rememberEndedSession()
    void clearSessionFromDevice('/login')
    setTimeout(() => window.location.assign(signInPath), 500)
    return
  }
  showError(error, 'That didn’t go through. Your ideas are still here: send them again.')
}
