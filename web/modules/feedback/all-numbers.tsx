import { minPeopleForRarity } from '@app/domain/scoring/score'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useLocalSwitch } from '../rounds/use-local-switch.ts'
import * as styles from './all-numbers.module.css'
import { CountingDialog } from './counting-dialog.tsx'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { IdeaRows } from './idea-rows.tsx'
import { OpinionCard } from './opinion-card.tsx'

/** All that was counted, closed until somebody wants it; remembered on the device. */
export function AllNumbers({
  round,
  feedback,
  hasOpinions,
}: {
  round: FinishedRound
  feedback: Feedback
  hasOpinions: boolean
}) {
  const [isOpen, toggle] = useLocalSwitch('numbers')
  return (
    <details
      className={styles.all}
      open={isOpen}
      data-part="all-numbers"
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && toggle()}
    >
      <summary>
        <span>{isOpen ? 'Fewer numbers' : 'All numbers'}</span>
        <ChevronDown className="i" />
      </summary>
      <div className={styles.numbers}>
        <div className={styles.measured}>
          {feedback.score.total !== null && <Total total={feedback.score.total} says={feedback.sentences.total} />}
          <Measures {...feedback} />
        </div>
        <div className={styles.listed}>
          <IdeaRows round={round} feedback={feedback} />
          {feedback.score.sample < minPeopleForRarity && (
            <p className={`muted ${styles.small}`}>{feedback.sentences.before}</p>
          )}
        </div>
        {hasOpinions && <OpinionCard round={round} />}
      </div>
    </details>
  )
}

function Total({ total, says }: { total: number; says: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      <p className="bigNum" data-part="total">
        {total}
        <small className={styles.of}> of 100</small>
      </p>
      <p className={`muted ${styles.small}`}>{says}</p>
      <button type="button" className="link" onClick={() => setAsked(true)}>
        How it’s counted
      </button>
      {isAsked && <CountingDialog onClosed={() => setAsked(false)} />}
    </div>
  )
}

function Measures({ score, sentences }: Feedback) {
  const { fluency, flexibility, originality, elaboration } = score
  const measures = [
    {
      name: 'How many',
      value: fluency.value,
      says: fluency.value < 100 ? `${fluency.different} of ${fluency.room}` : '',
    },
    { name: 'How varied', value: flexibility.value, says: '' },
    { name: 'How unusual', value: originality.value, says: sentences.originality },
    { name: 'How detailed', value: elaboration.value, says: '' },
  ]
  return (
    <dl className={styles.measures}>
      {measures.map(
        ({ name, value, says }) =>
          (value !== null || says) && (
            <div key={name}>
              <dt>{name}</dt>
              {value !== null && (
                <dd className={`num ${styles.value}`}>
                  <span>{value}</span>
                  <span className="sr"> of 100</span>
                </dd>
              )}
              {value !== null && (
                <dd className={styles.meter} aria-hidden="true">
                  <i style={{ width: `${value}%` }} />
                </dd>
              )}
              {says && <dd className={`muted ${styles.small}`}>{says}</dd>}
            </div>
          ),
      )}
    </dl>
  )
}
