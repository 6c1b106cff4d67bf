import { techniques } from '@app/content/techniques'
import { thinkerStories } from '@app/content/thinker-stories'
import { type Thinker, thinkers } from '@app/content/thinkers'
import { formatDayAndMonth } from '@app/domain/day/day-words'
import { capitalize, countInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ArrowRight, X } from 'lucide-react'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/dialog.tsx'
import { InkDrops, InkPlate, inkTexts } from '../rounds/ink-plate.tsx'
import { preselectThinker } from '../rounds/preselected-thinker.ts'
import { type AlbumEntry, inkOf } from './album.queries.ts'
import * as styles from './plate-dialog.module.css'

interface Props {
  thinker: Thinker
  entry: AlbumEntry | undefined
  onClosed: () => void
}

/** A matchbox: the plate is the sleeve, and the drawer slides out of it. */
export function PlateDialog({ thinker, entry, onClosed }: Props) {
  const { head, place, close } = useModal()
  const level = inkOf(entry)
  const { rule, move } = techniques[thinker.id]
  return (
    <dialog className={styles.box} ref={place} aria-labelledby={head} onClose={onClosed}>
      <div className={styles.inner}>
        <div className={`plate label ${styles.sleeve}`}>
          <InkPlate id={thinker.id} level={level} isLarge />
          <div className="cap" aria-hidden="true">
            <p className="name">{thinker.name}</p>
            <span className="no">{thinkers.findIndex(({ id }) => id === thinker.id) + 1}</span>
            <p className="trait">{rule}</p>
          </div>
        </div>
        <div className={`dlg ${styles.drawer}`}>
          <button type="button" className="iconBtn bare x" aria-label="Close" onClick={close}>
            <X className="i" />
          </button>
          <p className={`muted row ${styles.inks}`}>
            <InkDrops level={level} /> <span>{`${inkTexts[level]}. ${nextTextOf(entry)}`.trim()}</span>
          </p>
          <h2 id={head} tabIndex={-1}>
            {thinker.name}&nbsp;<span aria-hidden="true">{thinker.emoji}</span>
          </h2>
          <p className={styles.rule}>{rule}</p>
          <Line thinker={thinker} entry={entry} />
          {entry && entry.lines > 0 && (
            <p>
              <b>{capitalize(countInWords(entry.lines, 'line'))}</b>
              <span>{` by ${move}.`}</span>
            </p>
          )}
          <details className={styles.story}>
            <summary>Where it comes from</summary>
            <p>{thinkerStories[thinker.id].story}</p>
            <p className="small muted">{thinkerStories[thinker.id].source}</p>
          </details>
          <Button className={styles.btn} to="/solve" onClick={() => preselectThinker(thinker.id)}>
            Think this way today
            <ArrowRight className="i" />
          </Button>
        </div>
      </div>
    </dialog>
  )
}

const stageTexts = [
  'The next session with it shows an example.',
  'The next session with it starts your first line.',
  'In the next session with it you’re on your own.',
] as const

/** How it goes on, by the sessions and not by the inks: some are from before there were techniques. */
function nextTextOf(entry: AlbumEntry | undefined): string {
  const level = inkOf(entry)
  if (level === 3) return ''
  return level === 0
    ? 'Write one line this way to print the first colour.'
    : (stageTexts[(entry?.stage ?? 0) - 1] ?? '')
}

/** The person's own, or the last of the example. */
function Line({ thinker, entry }: Pick<Props, 'thinker' | 'entry'>) {
  const { lines, text } = techniques[thinker.id].example
  const own = entry?.line
  const shown = own?.idea ?? lines[2].text
  return (
    <div className={styles.mine}>
      <p>{own ? 'Your line' : 'An example'}</p>
      <p className={styles.idea} dir="auto" data-length={shown.length > 120 ? 'long' : undefined}>
        {sanitizeForDisplay(shown)}
      </p>
      {own ? (
        <p className="muted">
          <span>{`${formatDayAndMonth(own.day)}. `}</span>
          <Link to={`/rounds/${own.roundId}`} dir="auto">
            {sanitizeForDisplay(own.problemText)}
          </Link>
        </p>
      ) : (
        <p className="muted">{text}</p>
      )}
    </div>
  )
}
