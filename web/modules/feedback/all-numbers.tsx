import { minPeopleForRarity } from '@app/domain/scoring/score'
import { maxDetailWords, ownWordsOf } from '@app/domain/scoring/total-score'
import { nounFor } from '@app/domain/text/number-words'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
          <Measures {...feedback} slots={round.slots} />
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

const Measures = ({ score, sentences, slots }: Feedback & { slots: number }) => (
  <dl className={styles.measures}>
    <Measure name="How many" value={score.fluency.value}>
      <HowMany score={score} slots={slots} />
    </Measure>
    <Measure name="How varied" value={score.flexibility.value} />
    <Measure name="How unusual" value={score.originality.value} unknown={sentences.originality} />
    <Measure name="How detailed" value={score.elaboration.value}>
      <HowDetailed value={score.elaboration.value ?? 0} />
    </Measure>
  </dl>
)

/**
 * Lines that count with another one are ideas in the headline, so here the number is called that of the different ones.
 * It is compared with the boxes where these are what it is measured by.
 */
function HowMany({ score: { fluency, ideas }, slots }: Pick<Feedback, 'score'> & { slots: number }) {
  const { different, room } = fluency
  const isOfBoxes = room === slots && different < room
  const isRepeated = ideas.some(({ sameAs }) => sameAs !== null)
  return (
    <>
      <span>{different}</span>
      <span className={styles.of}>{`${isRepeated ? ' different' : ''}${isOfBoxes ? ` of ${room}` : ''}`}</span>
    </>
  )
}

/** In words that can be counted again: of a hundred it would look more exact than it is. */
function HowDetailed({ value }: { value: number }) {
  const words = ownWordsOf(value)
  return (
    <>
      <span>{words <= 1 ? 'at most 1' : words < maxDetailWords ? words : `${words} or more`}</span>
      <span className={styles.of}>{` ${nounFor(words, 'word')} of your own per idea`}</span>
    </>
  )
}

interface MeasureProps {
  name: string
  value: number | null
  /** Instead of a number. */
  unknown?: string
  children?: ReactNode
}

function Measure({ name, value, unknown, children }: MeasureProps) {
  if (value === null && !unknown) return null
  return (
    <div>
      <dt>{name}</dt>
      {value === null ? (
        <dd className={`muted ${styles.small}`}>{unknown}</dd>
      ) : (
        <>
          <dd className={`num ${styles.value}`}>
            {children ?? (
              <>
                <span>{value}</span>
                <span className="sr"> of 100</span>
              </>
            )}
          </dd>
          <dd className={styles.meter} aria-hidden="true">
            <i style={{ width: `${value}%` }} />
          </dd>
        </>
      )}
    </div>
  )
}
