import { thinkerStories } from '@app/content/thinker-stories'
import type { Thinker } from '@app/content/thinkers'
import { Dialog } from '../../ui/dialog.tsx'
import * as styles from './thinker-dialog.module.css'
import { ThinkerPlate } from './thinker-plate.tsx'

/** The plate in large, and where the technique comes from. */
export function ThinkerDialog({ thinker, onClosed }: { thinker: Thinker; onClosed: () => void }) {
  const { technique, story, source } = thinkerStories[thinker.id]
  return (
    <Dialog title={thinker.name} className={styles.dialog ?? ''} onClosed={onClosed}>
      {() => (
        <div className={styles.about}>
          <ThinkerPlate thinker={thinker} />
          <div>
            <p>{technique}</p>
            <p>{story}</p>
            <p className={styles.source}>{source}</p>
          </div>
        </div>
      )}
    </Dialog>
  )
}
