import { thinkerStories } from '@app/content/thinker-stories'
import { type Thinker, thinkers } from '@app/content/thinkers'
import { formatDayAndMonth } from '@app/domain/day/day-words'
import { inkLevelOf } from '@app/domain/rounds/ink-level'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ArrowRight, X } from 'lucide-react'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/dialog.tsx'
import { InkDrops, InkPlate, inkText } from '../rounds/ink-plate.tsx'
import { preselectThinker } from '../rounds/preselected-thinker.ts'
import type { AlbumEntry } from './album.queries.ts'
import * as styles from './plate-dialog.module.css'

interface Props {
  thinker: Thinker
  entry: AlbumEntry | undefined
  onClosed: () => void
}

/** A matchbox: the plate is the sleeve, and the drawer slides out of it. */
export function PlateDialog({ thinker, entry, onClosed }: Props) {
  const { head, place, close } = useModal()
  const level = inkLevelOf(entry?.sessions ?? 0)
  return (
    <dialog className={styles.box} ref={place} aria-labelledby={head} onClose={onClosed}>
      <div className={styles.inner}>
        <div className={`plate label ${styles.sleeve}`}>
          <InkPlate id={thinker.id} level={level} />
          <div className="cap" aria-hidden="true">
            <p className="name">{thinker.name}</p>
            <span className="no">{thinkers.findIndex(({ id }) => id === thinker.id) + 1}</span>
            <p className="trait">{thinker.superpower}</p>
          </div>
        </div>
        <div className={`dlg ${styles.drawer}`}>
          <button type="button" className="iconBtn bare x" aria-label="Close" onClick={close}>
            <X className="i" />
          </button>
          <p className={`muted row ${styles.inks}`}>
            <InkDrops level={level} /> <span>{inksOf(thinker, entry)}</span>
          </p>
          <h2 id={head} tabIndex={-1}>
            {thinker.name}&nbsp;<span aria-hidden="true">{thinker.emoji}</span>
          </h2>
          <p>{thinkerStories[thinker.id].technique}</p>
          <BestIdea entry={entry} />
          <Button className={styles.btn} to="/solve" onClick={() => preselectThinker(thinker.id)}>
            Think this way today
            <ArrowRight className="i" />
          </Button>
        </div>
      </div>
    </dialog>
  )
}

function inksOf(thinker: Thinker, entry: AlbumEntry | undefined) {
  if (!entry) return 'Not yet. The first session prints the first ink.'
  const { has, next } = inkText(thinker, entry.sessions)
  return `${has}.${next ? ` ${next}` : ''}`
}

function BestIdea({ entry }: Pick<Props, 'entry'>) {
  if (!entry?.best)
    return (
      <p className={`muted ${styles.none}`}>
        {entry
          ? 'Your best idea this way will stand here. Pick it at the end of a session.'
          : 'Your best idea this way will stand here. You choose it yourself.'}
      </p>
    )
  const { idea, isPicked, day, problemText, roundId } = entry.best
  return (
    <div className={styles.mine}>
      <p className="muted">
        {isPicked ? 'Your best idea this way' : 'Your most unusual idea this way. You picked none yet.'}
      </p>
      <p className={styles.idea} dir="auto" data-length={idea.length > 120 ? 'long' : undefined}>
        {sanitizeForDisplay(idea)}
      </p>
      <p className="muted">
        {formatDayAndMonth(day)}.{' '}
        <Link to={`/rounds/${roundId}`} dir="auto">
          {sanitizeForDisplay(problemText)}
        </Link>
      </p>
    </div>
  )
}
