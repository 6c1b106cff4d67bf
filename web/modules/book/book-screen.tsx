import { countPages, hasCover, minRoundsForBook, roundsInFreeBook } from '@app/domain/book/volumes'
import { capitalize, formatNumber, numberInWords } from '@app/domain/text/number-words'
import { isolateText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { CSSProperties } from 'react'
import { isNetworkError, isRefused } from '../../api/api-error.ts'
import { useUser } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { parsePageNumber } from '../../ui/pager.tsx'
import { displayNameOf } from '../../ui/person-name.ts'
import { Matches } from '../../ui/symbols.tsx'
import * as styles from './book.module.css'
import { type Book, type BookVolume, bookQuery } from './book.queries.ts'
import { bookPages, pageGroups } from './book-pages.ts'
import { CoverPlates } from './book-sheets.tsx'
import { formatPageCount, formatRoundRange } from './book-text.ts'
import { usePrint } from './use-print.ts'
import { VolumePages } from './volume-pages.tsx'

export function BookScreen() {
  const { params } = useSearchParams()
  const number = parsePageNumber(params['volume'])
  const { data, error, isError, refetch } = useQuery(bookQuery(number))
  const user = useUser()
  const isPastEnd = isRefused(error, 'not_found', 'invalid_request')
  return (
    <main id="main" className={`wrap page ${styles.page}`} data-paper="">
      <title>{`Book — ${brand}`}</title>
      {data?.volume && user && <Read book={data} volume={data.volume} reader={displayNameOf(user)} />}
      {data && !data.volume && user && <TooFew book={data} reader={displayNameOf(user)} />}
      {!data && (
        <>
          <h1>The book of your sessions</h1>
          {isPastEnd ? (
            <p role="alert">
              We can’t find that volume.{' '}
              <Link to="/book" className="link">
                Go to the first volume
              </Link>
            </p>
          ) : (
            <LoadError what="your book" isError={isError} isAway={isNetworkError(error)} onRetry={refetch} />
          )}
        </>
      )}
    </main>
  )
}

const TooFew = ({ book, reader }: { book: Book; reader: string }) => (
  <div className={styles.begun}>
    <div>
      <Head title="The book of your sessions">After ten sessions you can print your book.</Head>
      <div className={styles.tools}>
        <Row of={minRoundsForBook} lit={book.sessions} />
        <h2>{`${book.sessions === 0 ? 'None' : capitalize(numberInWords(book.sessions))} of ${numberInWords(minRoundsForBook)} sessions`}</h2>
        <Button to="/">Back to Today</Button>
      </div>
    </div>
    <div className={styles.cover} aria-hidden="true">
      <CoverPlates book={book} />
      <p className="disp">The book of my sessions</p>
      <p>{isolateText(reader)}</p>
    </div>
  </div>
)

const Head = ({ title, children }: { title: string; children: string }) => (
  <div className={`pageHead ${styles.head}`}>
    <div>
      <h1>{title}</h1>
      <p className="lead muted">{children}</p>
    </div>
  </div>
)

const Row = ({ of, lit }: { of: number; lit: number }) => (
  <div
    className={styles.matches}
    style={{ '--row': Math.min(of, 15) } as CSSProperties}
    role="img"
    aria-label={`${lit} of ${of} sessions`}
  >
    <Matches of={of} lit={lit} unlit="match-wait" />
  </div>
)

interface ReadProps {
  book: Book
  volume: BookVolume
  reader: string
}

function Read({ book, volume, reader }: ReadProps) {
  const groups = pageGroups(bookPages(volume))
  const { drawn, isPreparing, preparePrint } = usePrint(groups)
  const isWhole = hasCover(volume)
  const title = isWhole ? formatRoundRange('your', volume) : formatRoundRange('your', { from: 1, to: roundsInFreeBook })
  return (
    <div className={styles.read}>
      <div className={styles.intro}>
        <Head title={`The book of ${title}`}>
          {isWhole
            ? `${countPages(volume)} pages, A5`
            : 'Each session adds a page. You get the cover after your thirtieth.'}
        </Head>
        <div className={styles.tools}>
          {!isWhole && (
            <>
              <Row of={roundsInFreeBook} lit={volume.to} />
              <h2>{`${formatPageCount(volume.to)} so far`}</h2>
            </>
          )}
          <Button
            {...(isWhole ? { size: 'big' } : { kind: 'line' })}
            isBusy={isPreparing}
            onClick={() => void preparePrint()}
          >
            <Printer className="i" />
            <span>{isWhole ? 'Print or Save as PDF' : `Print ${capitalize(numberInWords(volume.to))} Pages`}</span>
          </Button>
          <p role="status" className="muted">
            {isPreparing && 'Laying out the pages…'}
          </p>
          <Volumes book={book} volume={volume} />
          <More book={book} />
        </div>
      </div>
      <VolumePages groups={groups} facts={{ book, volume, reader }} drawn={drawn} />
    </div>
  )
}

function Volumes({ book: { volumes }, volume: { number } }: Pick<ReadProps, 'book' | 'volume'>) {
  if (volumes < 2) return null
  return (
    <nav className="seg" aria-label="Volumes">
      {Array.from({ length: volumes }, (_, place) => place + 1).map((each) => (
        <Link
          key={each}
          to={each === 1 ? '/book' : `/book?volume=${each}`}
          aria-current={each === number ? 'page' : undefined}
        >
          {`Volume ${each}`}
        </Link>
      ))}
    </nav>
  )
}

const More = ({ book: { sessions, open } }: Pick<ReadProps, 'book'>) =>
  sessions > open && (
    <p className="muted">
      <span>{`With Premium, you can print all ${formatNumber(sessions)}.`}</span>{' '}
      <Link to="/premium" className="link">
        Go Premium
      </Link>
    </p>
  )
