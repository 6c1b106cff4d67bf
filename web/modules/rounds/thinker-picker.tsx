import { type Thinker, thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { ChevronDown, ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as solve from './solve.module.css'
import * as styles from './thinker-picker.module.css'
import { ThinkerOfTheDayMark, ThinkerSheet } from './thinker-sheet.tsx'

const arrows = [
  { way: -1, label: 'Earlier thinkers', Icon: ChevronLeft },
  { way: 1, label: 'More thinkers', Icon: ChevronRight },
] as const

interface Props {
  chosen: Thinker
  ofTheDay: ThinkerId
  onChoose: (id: ThinkerId) => void
  onSheet: (isOpen: boolean) => void
}

export function ThinkerPicker({ chosen, ofTheDay, onChoose, onSheet }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)

  function openSheet(isOpen: boolean) {
    setSheetOpen(isOpen)
    onSheet(isOpen)
  }
  function chooseInSheet(id: ThinkerId) {
    onChoose(id)
    showTile(row.current, id)
  }

  return (
    <fieldset className={`${styles.thinkers} ${solve.thinkers}`} data-folded={!isUnfolded || undefined}>
      <legend className="sr">Think like</legend>
      <div className={styles.head}>
        <b aria-hidden="true">Think like</b>
        <Fold
          chosen={chosen}
          isOfTheDay={chosen.id === ofTheDay}
          isUnfolded={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
        />
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => openSheet(true)}>
          <LayoutGrid className="i" />
          All twenty
        </button>
        <span className={styles.arrows}>
          {arrows.map(({ way, label, Icon }) => (
            <button
              key={way}
              type="button"
              className="iconBtn"
              aria-label={label}
              onClick={() => turn(row.current, way)}
            >
              <Icon className="i" />
            </button>
          ))}
        </span>
      </div>
      <ThinkerRow row={row} chosen={chosen} ofTheDay={ofTheDay} isUnfolded={isUnfolded} onChoose={onChoose} />
      {isSheetOpen && (
        <ThinkerSheet
          chosen={chosen.id}
          ofTheDay={ofTheDay}
          onChoose={chooseInSheet}
          onClosed={() => openSheet(false)}
        />
      )}
    </fieldset>
  )
}

interface FoldProps {
  chosen: Thinker
  isOfTheDay: boolean
  isUnfolded: boolean
  onToggle: () => void
}

/** Where there is little room, all that has to do with thinkers is one line, so that the first box is in view. */
const Fold = ({ chosen: { emoji, shortName, superpower }, isOfTheDay, isUnfolded, onToggle }: FoldProps) => (
  <button type="button" className={styles.fold} aria-expanded={isUnfolded} onClick={onToggle}>
    <span>
      <small>{isOfTheDay && !isUnfolded ? 'Thinker of the day' : 'Think like'}</small>
      <b>
        <span aria-hidden="true">{emoji}</span> <span>{`${shortName}: ${superpower}`}</span>
      </b>
    </span>
    <ChevronDown className="i" />
  </button>
)

interface RowProps extends Pick<Props, 'chosen' | 'ofTheDay' | 'onChoose'> {
  row: RefObject<HTMLDivElement | null>
  isUnfolded: boolean
}

function ThinkerRow({ row, chosen, ofTheDay, isUnfolded, onChoose }: RowProps) {
  // Only at first, and when it unfolds: afterwards the row stays where the person has moved it.
  const [first] = useState(chosen.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was folded could not be moved.
  useEffect(() => showTile(row.current, first), [row, first, isUnfolded])
  return (
    <div className={styles.thinkerRow} ref={row} data-part="thinker-row">
      {thinkers.map(({ id, shortName, emoji }) => (
        <label key={id}>
          <input
            className="cover"
            type="radio"
            name="thinker"
            value={id}
            checked={id === chosen.id}
            onChange={() => onChoose(id)}
          />
          <span className={styles.tile}>
            <img className="label" src={`/plates/small/${id}.webp`} width="224" height="224" loading="lazy" alt="" />
            {id === ofTheDay && <ThinkerOfTheDayMark />}
          </span>
          <span className={styles.name}>
            <span aria-hidden="true">{emoji}</span> {shortName}
            {id === ofTheDay && <em> of the day</em>}
          </span>
        </label>
      ))}
    </div>
  )
}

function showTile(row: HTMLElement | null, id: ThinkerId) {
  const tile = row?.querySelector(`[value="${id}"]`)?.closest('label')
  if (row && tile) row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.clientWidth) / 2
}

/** At an end the row begins again at the other. */
function turn(row: HTMLElement | null, way: 1 | -1) {
  if (!row) return
  const last = row.scrollWidth - row.clientWidth
  const isAtEnd = way === 1 ? row.scrollLeft >= last - 1 : row.scrollLeft <= 0
  const left = isAtEnd ? (way === 1 ? 0 : last) : row.scrollLeft + way * row.clientWidth
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollTo({ left, behavior: isCalm ? 'auto' : 'smooth' })
}
