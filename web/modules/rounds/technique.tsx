import type { Thinker } from '@app/content/thinkers'
import { ChevronDown } from 'lucide-react'
import * as layout from '../../ui/styles/layout.module.css'
import * as solve from './solve.module.css'
import * as styles from './technique.module.css'
import { ThinkerPlate } from './thinker-plate.tsx'

export function Technique({ thinker, isOfTheDay }: { thinker: Thinker; isOfTheDay: boolean }) {
  const { emoji, shortName, superpower, operation, technique, cta, story, source } = thinker
  return (
    <details className={`${styles.technique} ${solve.technique}`} data-part="technique">
      <summary>
        <span>
          {isOfTheDay && <small>Thinker of the day</small>}
          <b>
            <span aria-hidden="true">{emoji}</span> {shortName}: {superpower}
          </b>
          <span>{operation}</span>
        </span>
        <ChevronDown className={layout.i} />
      </summary>
      <div className={styles.more}>
        <p>{technique}</p>
        <p>
          <b>Try it:</b> {cta}
        </p>
        <p>{story}</p>
        <p className={styles.source}>{source}</p>
        <ThinkerPlate thinker={thinker} isOfTheDay={isOfTheDay} />
      </div>
    </details>
  )
}
