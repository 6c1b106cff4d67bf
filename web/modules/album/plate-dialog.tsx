import { techniques } from '@app/content/techniques'
import { thinkerStories } from '@app/content/thinker-stories'
import type { Thinker } from '@app/content/thinkers'
import { formatDayAndMonth } from '@app/domain/day/day-words'
import { capitalize, countInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ArrowRight, ChevronDown, X } from 'lucide-react'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/dialog.tsx'
import { InkDrops, InkPlate, inkTexts } from '../rounds/ink-plate.tsx'
import { preselectThinker } from '../rounds/preselected-thinker.ts'
import { useIsDayDone } from '../rounds/rounds-today.ts'
import { type AlbumEntry, inkOf } from './album.queries.ts'
import * as styles from './plate-dialog.module.css'

interface Props {
  thinker: Thinker
  entry: AlbumEntry | undefined
  onClosed: () => void
}

export function PlateDialog({ thinker, entry, onClosed }: Props) {
  const { head, place, close } = useModal()
  const isDone = useIsDayDone()
  const level = inkOf(entry)
  const { rule, move } = techniques[thinker.id]
  return (
    <dialog className={`dlg ${styles.box}`} ref={place} aria-labelledby={head} onClose={onClosed}>
      <div className={styles.picture}>
        <InkPlate id={thinker.id} level={level} isLarge />
      </div>
      <div className={styles.about}>
        <button type="button" className="iconBtn bare x" aria-label="Close" onClick={close}>
          <X className="i" />
        </button>
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
        <p className="muted row small">
          <InkDrops level={level} /> <span>{`${inkTexts[level]}. ${nextTextOf(entry)}`.trim()}</span>
        </p>
        <details className="small">
          <summary className="row">
            <ChevronDown className="i" />
            <span>Where it comes from</span>
          </summary>
          <p>{thinkerStories[thinker.id].story}</p>
          <p className="muted">{thinkerStories[thinker.id].source}</p>
        </details>
        {isDone ? (
          <p className="muted">Today’s sessions are done. Come back tomorrow.</p>
        ) : (
          <Button to="/solve" onClick={() => preselectThinker(thinker.id)}>
            Think this way today
            <ArrowRight className="i" />
          </Button>
        )}
      </div>
    </dialog>
  )
}

const stageTexts = [
  'Next time, we’ll show an example.',
  'Next time, we’ll start the first line for you.',
  'Next time, use this technique without help.',
] as const

/** How it goes on, by the sessions and not by the inks: some are from before there were techniques. */
function nextTextOf(entry: AlbumEntry | undefined): string {
  const level = inkOf(entry)
  if (level === 3) return ''
  return level === 0 ? 'Write like this once to add the first colour.' : (stageTexts[(entry?.stage ?? 0) - 1] ?? '')
}

/** The person's own, or the last of the example. */
function Line({ thinker, entry }: Pick<Props, 'thinker' | 'entry'>) {
  const { lines, text } = techniques[thinker.id].example
  const own = entry?.line
  const shown = own?.idea ?? lines[2].text
  return (
    <div className={styles.mine}>
      <p>{own ? 'Your line' : 'An example'}</p>
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
      <p className={styles.idea} dir="auto" data-length={shown.length > 120 ? 'long' : undefined}>
        {sanitizeForDisplay(shown)}
      </p>
    </div>
  )
}
