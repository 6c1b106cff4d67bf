import { thinkers } from '@app/content/thinkers'
import type { Day } from '@app/domain/day/day'
import { formatDay } from '@app/domain/day/day-words'
import type { InkLevel } from '@app/domain/rounds/ink-level'
import { capitalize, formatCount, formatNumber, nounFor } from '@app/domain/text/number-words'
import { isolateText, sanitizeForDisplay } from '@app/domain/text/text'
import type { CSSProperties, ReactNode } from 'react'
import { brand } from '../../ui/brand.ts'
import { deviceDayOf } from '../../ui/format-date-time.ts'
import { Matches, SymbolDrawing } from '../../ui/symbols.tsx'
import { InkPlate } from '../rounds/ink-plate.tsx'
import type { Book, BookVolume } from './book.queries.ts'
import { type BookPage, ideaSize } from './book-pages.ts'
import * as styles from './book-sheets.module.css'
import { formatRoundRange, roundsInWords } from './book-text.ts'

export interface BookFacts {
  book: Book
  volume: BookVolume
  reader: string
}

const sideOf = (number: number) => (number % 2 === 0 ? 'left' : 'right')

interface SheetProps {
  number: number
  name: string
  kind: BookPage['kind']
  isFlowing?: boolean
  children?: ReactNode
}

export const Sheet = ({ number, name, kind, isFlowing, children }: SheetProps) => (
  <section
    className={styles.sheet}
    data-kind={kind}
    data-side={sideOf(number)}
    data-flows={isFlowing || undefined}
    aria-label={name}
  >
    {children}
    {kind !== 'cover' && kind !== 'back' && kind !== 'blank' && <p className={styles.number}>{number}</p>}
  </section>
)

export function OtherSheet({ page: { number, kind }, facts }: { page: BookPage; facts: BookFacts }) {
  if (kind === 'cover') return <Cover {...facts} />
  if (kind === 'imprint') return <Imprint {...facts} />
  if (kind === 'figures') return <Figures number={number} {...facts} />
  if (kind === 'back') return <Back number={number} {...facts} />
  return <Sheet number={number} name={`Page ${number}, blank`} kind="blank" />
}

/** A date stays in one line. */
const formatWholeDay = (day: Day) => formatDay(day).replaceAll(' ', '\u00a0')

const spanOf = ({ firstDay, lastDay }: BookVolume) =>
  firstDay === lastDay ? formatWholeDay(firstDay) : `${formatWholeDay(firstDay)} to ${formatWholeDay(lastDay)}`

export const CoverPlates = ({ book }: { book: Book }) => (
  <div className={styles.plates} aria-hidden="true">
    {thinkers.map(({ id }) => (
      <InkPlate
        key={id}
        id={id}
        level={(book.thinkers.find(({ thinkerId }) => thinkerId === id)?.ink ?? 0) as InkLevel}
      />
    ))}
  </div>
)

const Cover = ({ book, volume, reader }: BookFacts) => (
  <Sheet number={1} name="Front cover" kind="cover">
    <CoverPlates book={book} />
    <div className={styles.title}>
      <h2>{`The book of ${formatRoundRange('my', volume)}`}</h2>
      <p>
        <span>
          {isolateText(reader)}
          <br />
          {spanOf(volume)}
        </span>
        <SymbolDrawing name="bird" />
      </p>
    </div>
  </Sheet>
)

const Imprint = ({ book: { volumes }, volume, reader }: BookFacts) => (
  <Sheet number={2} name="Page 2, imprint" kind="imprint">
    <SymbolDrawing name="bird" />
    <div className={styles.imprint}>
      {volumes > 1 && <p>{`Volume ${volume.number} of ${volumes}.`}</p>}
      <p>{`All ideas by ${isolateText(reader)}, two minutes at a time.`}</p>
      <p>{`${brand}, the two-minute brain trainer. One copy, printed on ${formatWholeDay(deviceDayOf(Date.now()))}.`}</p>
    </div>
  </Sheet>
)

/** More matches than this are no picture. */
const maxMatches = 60

function Figures({ number, volume }: BookFacts & { number: number }) {
  const { from, to, ideas, thinkers: met, daysInRow } = volume
  const count = to - from + 1
  const rows = [
    { name: 'Ideas', value: formatNumber(ideas) },
    { name: 'Thinkers', value: String(met), of: `of ${thinkers.length}` },
    { name: 'Most days in a row', value: String(daysInRow), of: nounFor(daysInRow, 'day') },
  ]
  return (
    <Sheet number={number} name={`Page ${number}, figures`} kind="figures">
      <h2>{`${capitalize(roundsInWords(count))}, all lit`}</h2>
      {count <= maxMatches && (
        <div className={styles.matches} aria-hidden="true">
          <Matches of={count} lit={count} />
        </div>
      )}
      <dl>
        {rows.map(({ name, value, of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {value} {of && <small>{of}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.honest}>{inAll(count)}</p>
    </Sheet>
  )
}

const inAll = (sessions: number) =>
  sessions === 30
    ? 'Two minutes at a time: one hour in all.'
    : `Two minutes at a time: about ${formatCount(Math.round(sessions / 30), 'hour')} in all.`

const Back = ({ number, volume: { pick } }: BookFacts & { number: number }) => (
  <Sheet number={number} name="Back cover" kind="back">
    <SymbolDrawing name="bird" />
    {pick && (
      <>
        <p className={styles.unusual} dir="auto" style={{ '--points': ideaSize([pick.idea]) } as CSSProperties}>
          {sanitizeForDisplay(pick.idea)}
        </p>
        <p>{`Your last pick in this book, from ${formatDay(pick.day)}.`}</p>
      </>
    )}
  </Sheet>
)
