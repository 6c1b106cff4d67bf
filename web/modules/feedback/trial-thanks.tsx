import { Check } from 'lucide-react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import type { TrialAnswer } from './feedback.queries.ts'

const words: Record<TrialAnswer, string> = {
  tried: 'Noted: you tried it.',
  not_yet: 'Noted: not yet. We ask again in a week.',
  dropped: 'Noted: dropped. We do not ask again.',
}

export function TrialThanks({ answer }: { answer: TrialAnswer }) {
  const note = useFocusIfLost<HTMLParagraphElement>(true)
  return (
    <p className="note" role="status" tabIndex={-1} ref={note}>
      <Check className="i" />
      <span>{words[answer]}</span>
    </p>
  )
}
