import { capitalize, ideaNumber } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { Link } from '../../router/link.tsx'
import { InkDrops, InkPlate } from '../rounds/ink-plate.tsx'
import { hasTechnique, techniqueWords } from '../rounds/technique-words.ts'
import type { FinishedRound } from './feedback.queries.ts'
import { picksOf } from './picked-ideas.tsx'
import * as styles from './thinker-line.module.css'

const inkTexts = {
  1: 'Your line prints the first colour of this picture. Two more to go.',
  2: 'Your line prints the second colour of this picture. One more to go.',
  3: 'The whole picture, all from your own lines.',
} as const

/** The line that came from the technique, named by its number where it was picked too, and the ink that it printed. */
export function ThinkerLine({ round }: { round: FinishedRound }) {
  const { thinkerId, techniqueLines, ideas, ink, stage } = round
  const place = techniqueLines?.[0] ?? -1
  const text = ideas[place]?.text
  if (text === undefined || !hasTechnique(thinkerId)) return null
  const level = (ink ?? stage ?? 1) as 1 | 2 | 3
  return (
    <section className={styles.thinker} aria-label="Your line">
      <Link to="/album" className={styles.plate} aria-label="Your album">
        <InkPlate id={thinkerId} level={level} isFresh={ink !== null} />
      </Link>
      <div>
        {picksOf(round).includes(place) ? (
          <p
            className={styles.quote}
          >{`${capitalize(ideaNumber(place))} came from ${techniqueWords[thinkerId].move}.`}</p>
        ) : (
          <p className={styles.quote} dir="auto">
            {`“${sanitizeForDisplay(text)}”`}
          </p>
        )}
        {ink !== null && (
          <p className={styles.ink}>
            <InkDrops level={ink as 1 | 2 | 3} />
            <span>{inkTexts[ink as 1 | 2 | 3]}</span>
          </p>
        )}
      </div>
    </section>
  )
}
