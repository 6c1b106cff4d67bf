import { missingSolutions, roundLimits } from '@app/domain/rounds/round'
import { useNavigation } from '../../../ui/navigation.ts'
import { showToast } from '../../../ui/toast.ts'
import { faultOf } from '../writing/idea-limit.ts'
import { nonBlank } from '../writing/ideas.ts'
import { type HandIn, useSolveCustom } from './custom.queries.ts'
import type { CustomDraft, DraftedCustom } from './custom-draft.ts'

export function useCustomHandIn({ draft, keyFor, discard }: DraftedCustom) {
  const submit = useSolveCustom(discard)
  const { go } = useNavigation()
  const missing = missingIn(draft)
  const isTooLong =
    faultOf(draft.problem, roundLimits.customProblem) !== null || draft.ideas.some(({ text }) => faultOf(text) !== null)

  function handIn() {
    if (submit.isPending || isTooLong) return
    if (missing) return void showToast({ ...missing, tone: 'danger' })
    const body = bodyOf(draft)
    const toDashboard = () => go('/', { replace: true })
    submit.mutate({ body, key: keyFor(JSON.stringify(body)) }, { onSuccess: toDashboard })
  }

  return { handIn, isPending: submit.isPending, canHandIn: !(submit.isPending || isTooLong || missing) }
}

function missingIn({ problem, ideas }: CustomDraft) {
  if (problem.trim() === '')
    return { title: 'Problem Required', text: 'Please write your custom problem before submitting solutions.' }
  if (nonBlank(ideas).length === 0) return { title: 'Solutions Required', text: missingSolutions.custom }
  return null
}

function bodyOf({ problem, ideas }: CustomDraft): HandIn['body'] {
  const written = nonBlank(ideas)
  return {
    problemText: problem.trim(),
    solutions: written.map(({ text }) => text),
    submissionMethod: written.map(({ method }) => method),
  }
}
