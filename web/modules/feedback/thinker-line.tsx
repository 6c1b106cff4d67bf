import { sanitizeForDisplay } from '@app/domain/text/text'
import { Link } from '../../router/link.tsx'
import { InkDrops, InkPlate } from '../rounds/ink-plate.tsx'
import { hasTechnique } from '../rounds/technique-words.ts'
import type { FinishedRound } from './feedback.queries.ts'
import * as styles from './thinker-line.module.css'

const inkTexts = {
  1: 'Your line prints the first of three colours',
  2: 'Your line prints the second of three colours',
  3: 'The whole picture, all from your own lines',
} as const

/** The line that came from the technique, and the ink that it printed. */
export function ThinkerLine({ round }: { round: FinishedRound }) {
  const { thinkerId, techniqueLines, ideas, ink, stage } = round
  const text = ideas[techniqueLines?.[0] ?? -1]?.text
  if (text === undefined || !hasTechnique(thinkerId)) return null
  const level = (ink ?? stage ?? 1) as 1 | 2 | 3
  return (
    <section className={styles.thinker} aria-label="Your line">
      <Link to="/album" className={styles.plate} aria-label="Your album">
        <InkPlate id={thinkerId} level={level} isFresh={ink !== null} />
      </Link>
      <div>
        <p className={styles.quote} dir="auto">
          {`“${sanitizeForDisplay(text)}”`}
        </p>
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
