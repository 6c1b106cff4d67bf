import type { Thinker } from '@app/content/thinkers'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import * as solve from './solve.module.css'
import * as styles from './technique.module.css'
import { TechniqueStory } from './technique-story.tsx'

export function Technique({ thinker, isOfTheDay }: { thinker: Thinker; isOfTheDay: boolean }) {
  const { emoji, shortName, superpower, operation } = thinker
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={`${styles.technique} ${solve.technique}`}
      data-part="technique"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {isOfTheDay && <small>Thinker of the day</small>}
          <b>
            <span aria-hidden="true">{emoji}</span> <span>{`${shortName}: ${superpower}`}</span>
          </b>
          <span>{operation}</span>
        </span>
        <ChevronDown className="i" />
      </summary>
      {isOpen && <TechniqueStory thinker={thinker} isOfTheDay={isOfTheDay} />}
    </details>
  )
}
