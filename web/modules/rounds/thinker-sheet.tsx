import { techniques } from '@app/content/techniques'
import { thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { Dialog } from '../../ui/dialog.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './thinker-sheet.module.css'

interface Props {
  chosen: ThinkerId
  pathThinkerId: ThinkerId
  onChoose: (id: ThinkerId) => void
  onClosed: () => void
}

export const ThinkerSheet = ({ chosen, pathThinkerId, onChoose, onClosed }: Props) => (
  <Dialog title="All twenty thinkers" onClosed={onClosed}>
    {(close) => (
      <div className={styles.sheet} data-part="thinker-sheet">
        <p className="muted">Pick one to think like. The clock is paused.</p>
        <div className={styles.plates}>
          {thinkers.map(({ id, shortName, emoji }) => (
            <button
              key={id}
              type="button"
              className={styles.choice}
              aria-pressed={id === chosen}
              onClick={() => {
                onChoose(id)
                close()
              }}
            >
              <img className="label" src={`/plates/small/${id}.webp`} width="224" height="224" alt="" />
              {id === pathThinkerId && (
                <span className={styles.pathMark}>
                  <SymbolDrawing name="flame" />
                </span>
              )}
              <b>
                {shortName} <span aria-hidden="true">{emoji}</span>
              </b>
              {id === pathThinkerId && <span className="sr">, suggested for this problem</span>}
              <small>{techniques[id].rule}</small>
            </button>
          ))}
        </div>
      </div>
    )}
  </Dialog>
)
