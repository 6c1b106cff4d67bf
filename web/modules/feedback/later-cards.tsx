import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { dueTrialsQuery, latestRoundQuery, type TrialAnswer } from './feedback.queries.ts'
import * as styles from './later-cards.module.css'
import { SecondLook } from './second-look.tsx'
import { TrialCard } from './trial-card.tsx'

export function LaterCards() {
  const [latest, setLatest] = useState<{ id: string; answer: TrialAnswer } | null>(null)
  const yesterday = useQuery(latestRoundQuery).data?.yesterday
  const [trial] = useQuery(dueTrialsQuery).data ?? []
  // Confirmed once its question has gone.
  const answered = latest?.id === trial?.id ? null : latest
  if (!yesterday && !trial && !answered) return null
  return (
    <div className={styles.laterCards}>
      {yesterday && <SecondLook round={yesterday} isFolded />}
      {answered && <TrialThanks key={answered.id} answer={answered.answer} />}
      {trial && <TrialCard key={trial.id} trial={trial} onAnswered={(answer) => setLatest({ id: trial.id, answer })} />}
    </div>
  )
}

const words: Record<TrialAnswer, string> = {
  tried: 'Nice, you tried it.',
  not_yet: 'Okay, we’ll ask again in a week.',
  dropped: 'Okay, dropped.',
}

function TrialThanks({ answer }: { answer: TrialAnswer }) {
  const note = useFocusIfLost<HTMLParagraphElement>(true)
  return (
    <p className="note" role="status" tabIndex={-1} ref={note}>
      <Check className="i" />
      <span>{words[answer]}</span>
    </p>
  )
}
