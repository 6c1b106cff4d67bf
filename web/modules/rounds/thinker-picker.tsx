import { type Thinker, thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/round/thinker-ids'
import { useEffect, useRef } from 'react'
import * as plate from '../../ui/styles/plate.module.css'
import * as solve from './solve.module.css'
import * as styles from './thinker-picker.module.css'

interface Props {
  chosen: Thinker
  onChoose: (id: ThinkerId) => void
}

/** Twenty tiles in a row; native radios bring arrow keys and names for nothing. */
export function ThinkerPicker({ chosen, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  // Only on the way in: afterwards the row stays where the person has moved it.
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>('label:has(:checked)')
    if (row.current && tile) row.current.scrollLeft = tile.offsetLeft - (row.current.clientWidth - tile.clientWidth) / 2
  }, [])

  return (
    <fieldset className={`${styles.thinkers} ${solve.thinkers}`}>
      <legend>
        Think like <small>{chosen.name}</small>
      </legend>
      <div className={styles.thinkerRow} ref={row}>
        {thinkers.map(({ id, name, emoji }) => (
          <label key={id}>
            <input type="radio" name="thinker" value={id} checked={id === chosen.id} onChange={() => onChoose(id)} />
            <span className={styles.tile}>
              <img
                className={plate.label}
                src={`/plates/small/${id}.webp`}
                width="224"
                height="224"
                loading="lazy"
                alt=""
              />
            </span>
            <span className={styles.name}>
              <span aria-hidden="true">{emoji}</span> {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
