import { thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { Dialog } from '../../ui/dialog.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './thinker-sheet.module.css'

interface Props {
  chosen: ThinkerId
  ofTheDay: ThinkerId
  onChoose: (id: ThinkerId) => void
  onClosed: () => void
}

export const ThinkerSheet = ({ chosen, ofTheDay, onChoose, onClosed }: Props) => (
  <Dialog title="All twenty thinkers" onClosed={onClosed}>
    {(close) => (
      <div className={styles.sheet} data-part="thinker-sheet">
        <p className="muted">Choose one to think like them. The clock waits while this is open.</p>
        <div className={styles.plates}>
          {thinkers.map(({ id, shortName, emoji, superpower }) => (
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
              {id === ofTheDay && <ThinkerOfTheDayMark />}
              <b>
                <span aria-hidden="true">{emoji}</span> {shortName}
              </b>
              {id === ofTheDay && <span className="sr">, of the day</span>}
              <small>{superpower}</small>
            </button>
          ))}
        </div>
      </div>
    )}
  </Dialog>
)

export const ThinkerOfTheDayMark = () => (
  <span className={styles.dayMark}>
    <SymbolDrawing name="flame" />
  </span>
)
