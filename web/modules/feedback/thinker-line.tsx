import { capitalize, ideaNumberOf } from '@app/domain/text/number-words'
import { Link } from '../../router/link.tsx'
import { InkPlate } from '../rounds/ink-plate.tsx'
import { hasTechnique, techniqueWords } from '../rounds/technique-words.ts'
import type { FinishedRound } from './feedback.queries.ts'
import * as styles from './thinker-line.module.css'

const inkTitles = { 1: 'First of three colours', 2: 'Second of three colours', 3: 'Album picture finished' } as const

/** Which idea came from the technique, and the ink that it printed. */
export function ThinkerLine({ round }: { round: FinishedRound }) {
  const { thinkerId, techniqueLines, ideas, ink, stage, form } = round
  const place = techniqueLines?.[0] ?? -1
  if (!ideas[place] || !hasTechnique(thinkerId)) return null
  const level = (ink ?? stage ?? 1) as 1 | 2 | 3
  return (
    <section className={styles.thinker} aria-label={`Your ${form}`}>
      <Link to="/album" className={styles.plate} aria-label="Your album">
        <InkPlate id={thinkerId} level={level} isFresh={ink !== null} />
      </Link>
      <div>
        {ink !== null && <p className={styles.ink}>{inkTitles[ink as 1 | 2 | 3]}</p>}
        <p className={styles.quote}>
          {`${capitalize(form)} ${ideaNumberOf(place)} came from ${techniqueWords[thinkerId].move}.`}
        </p>
      </div>
    </section>
  )
}
