import { thinkers } from '@app/content/thinkers'
import { formatDay } from '@app/domain/day/day-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { type CSSProperties, memo } from 'react'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import type { BookRound } from './book.queries.ts'
import { ideaSize, mayFlow, problemSize } from './book-pages.ts'
import { Sheet } from './book-sheets.tsx'
import * as styles from './round-sheet.module.css'

/** Until its session has come it has its place. */
export const RoundSheet = memo(function SessionSheet({
  page,
  session,
}: {
  page: number
  session: BookRound | undefined
}) {
  if (!session) return <Sheet number={page} name={`Page ${page}, loading`} kind="session" />
  const { number, day, problemText, ideas, thinkerId } = session
  return (
    <Sheet number={page} name={`Page ${page}`} kind="session" isFlowing={mayFlow(problemText, ideas)}>
      <p className={styles.top}>
        <b>{`Session ${number}`}</b>
        <span>{formatDay(day)}</span>
      </p>
      <h2 dir="auto" style={{ '--points': problemSize(problemText) } as CSSProperties}>
        {sanitizeForDisplay(problemText)}
      </h2>
      <ul className={styles.ideas} style={{ '--points': ideaSize(ideas) } as CSSProperties}>
        {ideas.map((idea, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two may be equal, and never move.
          <li key={place}>
            <SymbolDrawing name="match-lit" />
            <span dir="auto">{sanitizeForDisplay(idea)}</span>
          </li>
        ))}
      </ul>
      <Manner thinkerId={thinkerId} />
    </Sheet>
  )
})

function Manner({ thinkerId }: Pick<BookRound, 'thinkerId'>) {
  const thinker = thinkers.find(({ id }) => id === thinkerId)
  if (!thinker) return null
  return (
    <div className={styles.manner}>
      <img className="label" src={`/plates/${thinker.id}.webp`} width="640" height="800" alt="" />
      <p>
        <span>{thinker.id === 'my-own-path' ? '' : 'In the spirit of'}</span>
        <b>
          {thinker.name}&nbsp;<span aria-hidden="true">{thinker.emoji}</span>
        </b>
        {thinker.superpower}
      </p>
    </div>
  )
}
