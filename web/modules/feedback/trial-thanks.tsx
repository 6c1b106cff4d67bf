import { Check } from 'lucide-react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import type { TrialAnswer } from './feedback.queries.ts'

const words: Record<TrialAnswer, string> = {
  tried: 'Good, you tried it.',
  not_yet: 'Okay, we’ll ask again in a week.',
  dropped: 'Okay, dropped.',
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
