import { type Thinker, thinkers } from '@app/content/thinkers'
import { inkLevelOf } from '@app/domain/rounds/ink-level'
import { formatCount } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isNetworkError } from '../../api/api-error.ts'
import { Link } from '../../router/link.tsx'
import { brand } from '../../ui/brand.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { InkDrops, InkPlate } from '../rounds/ink-plate.tsx'
import * as styles from './album.module.css'
import { type AlbumEntry, albumQuery } from './album.queries.ts'
import { PlateDialog } from './plate-dialog.tsx'

export function AlbumScreen() {
  const { data, error, isError, refetch } = useQuery(albumQuery)
  return (
    <main id="main" className="wrap page">
      <title>{`Album — ${brand}`}</title>
      <div className="pageHead">
        <div>
          <h1>Album</h1>
          <p className="lead muted">Twenty plates. A session in the manner of a thinker prints ink on theirs.</p>
        </div>
      </div>
      {data ? (
        <Plates entries={new Map(data.thinkers.map((each) => [each.thinkerId, each]))} />
      ) : (
        <LoadError what="your album" isError={isError} isAway={isNetworkError(error)} onRetry={refetch} />
      )}
    </main>
  )
}

type Entries = ReadonlyMap<string, AlbumEntry>

const countWords = (sessions: number) => {
  if (sessions === 0) return 'Not yet'
  return formatCount(sessions, 'session')
}

function Plates({ entries }: { entries: Entries }) {
  const [shown, setShown] = useState<Thinker | null>(null)
  return (
    <>
      <Inked count={thinkers.filter(({ id }) => entries.has(id)).length} />
      <ul className={styles.plates}>
        {thinkers.map((thinker) => (
          <li key={thinker.id}>
            <PlateButton
              thinker={thinker}
              sessions={entries.get(thinker.id)?.sessions ?? 0}
              onOpen={() => setShown(thinker)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/book" className="link">
          The book of your sessions
        </Link>
      </p>
      {shown && <PlateDialog thinker={shown} entry={entries.get(shown.id)} onClosed={() => setShown(null)} />}
    </>
  )
}

const rule = 'One ink after the first session, the second after the third, all inks after the tenth. Nothing runs out.'
const beforeFirst = 'All twenty are there to use from the first day. The first session prints the first ink.'

const Inked = ({ count }: { count: number }) => (
  <div className={styles.inked}>
    <p className="bigNum">
      {count}
      <small>{`of ${thinkers.length}`}</small>
    </p>
    <span className={styles.matches} role="img" aria-label={`${count} of ${thinkers.length} thinkers`}>
      {thinkers.map(({ id }, place) => (
        <SymbolDrawing key={id} name={place < count ? 'match-lit' : 'match-wait'} />
      ))}
    </span>
    <p className={styles.small}>{count === 0 ? beforeFirst : rule}</p>
  </div>
)

interface PlateButtonProps {
  thinker: Thinker
  sessions: number
  onOpen: () => void
}

const PlateButton = ({ thinker: { id, name, emoji, superpower, cta }, sessions, onOpen }: PlateButtonProps) => (
  <button type="button" className={`stack ${styles.cell}`} onClick={onOpen}>
    <InkPlate id={id} level={inkLevelOf(sessions)} />
    <span className={`stack ${styles.about}`}>
      <b>
        {name}&nbsp;<span aria-hidden="true">{emoji}</span>
      </b>
      <span className={styles.superpower}>{superpower}</span>
      <span className={`small muted ${styles.cta}`}>{cta}</span>
      <span className={`row small muted ${styles.sessions}`}>
        <InkDrops level={inkLevelOf(sessions)} /> <span>{countWords(sessions)}</span>
      </span>
    </span>
  </button>
)
