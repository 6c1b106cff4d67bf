import { thinkerStories } from '@app/content/thinker-stories'
import type { Thinker } from '@app/content/thinkers'
import * as styles from './technique.module.css'
import { ThinkerPlate } from './thinker-plate.tsx'

export function TechniqueStory({ thinker, isOfTheDay }: { thinker: Thinker; isOfTheDay: boolean }) {
  const { technique, story, source } = thinkerStories[thinker.id]
  return (
    <div className={styles.more}>
      <p>{technique}</p>
      <p>
        <b>Try it:</b> <span>{thinker.cta}</span>
      </p>
      <p>{story}</p>
      <p className={styles.source}>{source}</p>
      <ThinkerPlate thinker={thinker} isOfTheDay={isOfTheDay} />
    </div>
  )
}
