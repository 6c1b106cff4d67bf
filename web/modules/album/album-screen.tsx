import { techniques } from '@app/content/techniques'
import { type Thinker, thinkers } from '@app/content/thinkers'
import { truncateAtWord } from '@app/domain/reminders/reminder-text'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isNetworkError } from '../../api/api-error.ts'
import { Link } from '../../router/link.tsx'
import { brand } from '../../ui/brand.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { InkDrops, InkPlate, inkTexts } from '../rounds/ink-plate.tsx'
import { previewProblemQuery } from '../rounds/rounds-today.ts'
import * as styles from './album.module.css'
import { type AlbumEntry, albumQuery, inkOf } from './album.queries.ts'
import { PlateDialog } from './plate-dialog.tsx'

export function AlbumScreen() {
  const { data, error, isError, refetch } = useQuery(albumQuery)
  return (
    <main id="main" className="wrap page">
      <title>{`Album — ${brand}`}</title>
      <div className="band pageHead onBlock">
        <div>
          <h1>Album</h1>
          <p className="lead">Twenty ways to think. Write like a thinker to colour in their picture.</p>
        </div>
        {data && (
          <div className={styles.sum}>
            <p>
              <span className="bigNum">{data.thinkers.filter((each) => inkOf(each) > 0).length}</span>{' '}
              <span>{`of ${thinkers.length} started`}</span>
            </p>
            <Link to="/book" className="link">
              The book of your sessions
            </Link>
          </div>
        )}
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

function Plates({ entries }: { entries: Entries }) {
  const [shown, setShown] = useState<Thinker | null>(null)
  const { data, isPending } = useQuery(previewProblemQuery)
  const today = data?.practice?.thinkerId
  const next = today ?? (isPending ? null : thinkers.find(({ id }) => inkOf(entries.get(id)) === 0)?.id)
  return (
    <>
      <ul className={styles.plates}>
        {thinkers.map((thinker) => (
          <li key={thinker.id} className={styles.place}>
            <PlateButton thinker={thinker} entry={entries.get(thinker.id)} onOpen={() => setShown(thinker)}>
              {thinker.id === next && <span className={`tag done ${styles.next}`}>{today ? 'Today' : 'Try next'}</span>}
            </PlateButton>
          </li>
        ))}
      </ul>
      {shown && <PlateDialog thinker={shown} entry={entries.get(shown.id)} onClosed={() => setShown(null)} />}
    </>
  )
}

/** Three lines beside a second plate on a phone. */
const maxShownLength = 52

interface PlateButtonProps {
  thinker: Thinker
  entry: AlbumEntry | undefined
  onOpen: () => void
  children: ReactNode
}

const PlateButton = ({ thinker: { id, shortName, emoji }, entry, onOpen, children }: PlateButtonProps) => (
  <button type="button" className={`${styles.place} ${styles.cell}`} onClick={onOpen}>
    <InkPlate id={id} level={inkOf(entry)} />
    <b>
      {shortName}&nbsp;<span aria-hidden="true">{emoji}</span>
    </b>
    <span>{techniques[id].rule}</span>
    {entry?.line && (
      <span className={styles.line} dir="auto">
        {`“${truncateAtWord(sanitizeForDisplay(entry.line.idea), maxShownLength)}”`}
      </span>
    )}
    <span className={`small muted ${styles.inks}`}>
      <InkDrops level={inkOf(entry)} /> <span>{inkTexts[inkOf(entry)]}</span>
    </span>
    {children}
  </button>
)
