import { signInAddress } from '@app/contract/routes'
import { missingSolutions } from '@app/domain/rounds/round'
import { useLayoutEffect, useRef } from 'react'
import { isRefused, showFailure } from '../../api/call-failed.ts'
import { rememberEndedSession } from '../../api/ended-session.ts'
import { forgetSession } from '../../pwa/forget-session.ts'
import { useNavigation } from '../../router/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import type { Draft, Drafted } from './draft.ts'
import type { HandIn, Round } from './round.ts'
import { useSubmitSolutions } from './rounds.queries.ts'
import { faultOf } from './writing/idea-limit.ts'
import { nonBlank } from './writing/ideas.ts'

export function useHandIn(userId: string, round: Round, { draft, keyFor, discard }: Drafted) {
  const submit = useSubmitSolutions({ userId, round, onAccepted: discard, onRefused: explain })
  const { go } = useNavigation()
  const isTooLong = draft.ideas.some(({ text }) => faultOf(text) !== null)
  const isBlank = nonBlank(draft.ideas).length === 0
  const isClosed = isAboutClosed(submit.error)
  const later = submit.data && 'isLater' in submit.data ? submit.data : null

  function handIn(): void {
    if (submit.isPending || isTooLong || isClosed || later) return
    if (isBlank) {
      return void showToast({ title: 'No Solutions', text: missingSolutions.daily, tone: 'danger' })
    }
    const body = bodyOf(round, draft)
    // "Back" must not open the next session.
    const onSuccess = (reply: object) => 'isLater' in reply || go('/', { replace: true })
    submit.mutate({ body, key: keyFor(JSON.stringify(body)) }, { onSuccess })
  }

  const canHandIn = !(submit.isPending || isTooLong || isBlank || isClosed || later)
  // After a success the next screen loads; the boxes do not come back for that moment.
  const isAway = submit.isPending || submit.isSuccess
  return { handIn, isPending: submit.isPending, isAway, isBlank, isClosed, canHandIn, later }
}

export type HandingIn = ReturnType<typeof useHandIn>

/** After a refusal the focus and the scroll position come back. */
export function useWayBack(handingIn: HandingIn): HandingIn {
  const { isAway } = handingIn
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
    handingIn.handIn()
  }
  return { ...handingIn, handIn }
}

function bodyOf(round: Round, draft: Draft): HandIn['body'] {
  const written = nonBlank(draft.ideas)
  return {
    problemId: round.id,
    submittedSolutions: written.map(({ text }) => text),
    submissionMethod: written.map(({ method }) => method),
    thinkerId: draft.thinkerId,
  }
}

/** Finished elsewhere, or too old: no retry would help. */
const isAboutClosed = (error: Error | null) => isRefused(error, 'round_finished', 'round_expired', 'key_reused')

function explain(error: Error) {
  if (isRefused(error, 'sign_in_required')) {
    showToast({ title: 'Unauthorized', text: 'You are logged out. Logging in again...', tone: 'danger' })
    rememberEndedSession()
    void forgetSession('/login')
    setTimeout(() => window.location.assign(signInAddress), 500)
    return
  }
  showFailure(error, 'They were not taken. Your ideas are kept here; send them again.')
}
