import type { Reply } from '@app/contract/calls'
import { type Day, daysBetween } from '@app/domain/day/day'
import { formatDayAndMonth } from '@app/domain/day/day-words'
import { wishSentence } from '@app/domain/shared-ideas/wish-note'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { X } from 'lucide-react'
import { useState } from 'react'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useDismissWishNote } from './shared-ideas.queries.ts'
import * as styles from './wish-note.module.css'

interface Props {
  note: Reply<'wishNote'>
  today: Day
}

/** What an author is told of the wishes of a day: once, on a later one. */
export function WishNote({ note, today }: Props) {
  const [wasPutAway, setPutAway] = useState(false)
  const gone = useFocusIfLost<HTMLParagraphElement>(wasPutAway && !note)
  const putAway = useDismissWishNote()
  if (!note)
    return (
      wasPutAway && (
        <p className="sr" ref={gone} tabIndex={-1}>
          Hidden.
        </p>
      )
    )
  const when = `${daysBetween(note.day, today) === 1 ? 'Yesterday, ' : ''}${formatDayAndMonth(note.day)}`
  return (
    <section className={styles.note} aria-label="A note about your idea">
      <SymbolDrawing name="flame" />
      <div>
        <p className={styles.who}>{wishSentence(note.howMany)}</p>
        <p className={styles.idea} dir="auto">
          {`“${sanitizeForDisplay(note.text)}”`}
        </p>
        <p className={`small muted ${styles.when}`}>{`${when}. They saw the idea, not your name.`}</p>
      </div>
      <button
        type="button"
        className="iconBtn bare"
        aria-label="Hide this note"
        onClick={() => {
          setPutAway(true)
          putAway.mutate()
        }}
      >
        <X className="i" />
      </button>
    </section>
  )
}
