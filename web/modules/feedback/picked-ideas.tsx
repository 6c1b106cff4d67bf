import { ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ShareIdeaButton } from '../shared-ideas/share-idea-button.tsx'
import { type FinishedRound, useMarkTrial } from './feedback.queries.ts'
import * as styles from './picked-ideas.module.css'

export const picksOf = ({ feedback }: Pick<FinishedRound, 'feedback'>): readonly number[] => feedback?.favourites ?? []

/** A press on a pick opens what may become of it. */
export function PickedIdeas({ round }: { round: FinishedRound }) {
  const head = useId()
  const picks = picksOf(round)
  if (picks.length === 0) return null
  return (
    <section className={styles.picked} aria-labelledby={head}>
      <h2 id={head}>You picked</h2>
      {picks.map((place) => (
        <details key={place} className={styles.pick}>
          <summary>
            <b>
              <span className="sr">no. </span>
              <span>{ideaNumberOf(place)}</span>
            </b>
            <span className={styles.text} dir="auto">
              {sanitizeForDisplay(round.ideas[place]?.text ?? '')}
            </span>
            <ChevronDown className="i" />
          </summary>
          {round.withheld === null && <Acts round={round} place={place} />}
        </details>
      ))}
    </section>
  )
}

function Acts({ round, place }: { round: FinishedRound; place: number }) {
  const mark = useMarkTrial(round.id)
  return (
    <div className={`row ${styles.acts}`}>
      {round.ideas[place]?.toTry ? (
        <span role="status">We’ll ask you about it in a week</span>
      ) : (
        <button type="button" className="link" onClick={() => mark.isPending || mark.mutate(place)}>
          I’ll try it for real
        </button>
      )}
      <ShareIdeaButton round={round} place={place} />
    </div>
  )
}
