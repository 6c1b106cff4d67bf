import { formatNumber } from '@app/domain/text/number-words'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import * as styles from './pager.module.css'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
}

export const pastEndText = (page: number, pages: number) => `There’s no page ${page}. The last one is ${pages}.`

export function Pager({ page, pages, onPage }: Props) {
  if (pages < 2 && page === 1) return null
  function turn(next: number) {
    onPage(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className={`row ${styles.pager}`} aria-label="Pages">
      <TurnButton isEnd={page <= 1} onTurn={() => turn(Math.min(page - 1, pages))}>
        <ArrowLeft className="i" />
        Previous
      </TurnButton>
      <ol className={styles.pageNumbers}>
        {pageNumbers(page, pages).map((each, at) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, each at its place.
            <li key={`gap-${at}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <button
                type="button"
                className="num"
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => turn(each)}
              >
                {each}
              </button>
            </li>
          ),
        )}
      </ol>
      <p className="num" role="status">
        {`Page ${formatNumber(page)} of ${formatNumber(pages)}`}
      </p>
      <TurnButton isEnd={page >= pages} onTurn={() => turn(page + 1)}>
        Next
        <ArrowRight className="i" />
      </TurnButton>
    </nav>
  )
}

interface TurnProps {
  isEnd: boolean
  onTurn: () => void
  children: ReactNode
}

/** Stays at the end of the list, so that the focus does. */
const TurnButton = ({ isEnd, onTurn, children }: TurnProps) => (
  <Button kind="line" aria-disabled={isEnd} onClick={() => !isEnd && onTurn()}>
    {children}
  </Button>
)

interface OlderProps {
  isNewest: boolean
  /** The name of what comes next; null at the end. */
  older: string | null
  /** Without a name: back to the newest. */
  onTurn: (older?: string) => void
}

/** For a list that nobody counts: what comes next is all that is known. */
export function OlderPager({ isNewest, older, onTurn }: OlderProps) {
  if (isNewest && older === null) return null
  function turn(next?: string) {
    onTurn(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className={`row ${styles.pager}`} aria-label="Pages">
      <TurnButton isEnd={isNewest} onTurn={turn}>
        <ArrowLeft className="i" />
        Newest
      </TurnButton>
      <TurnButton isEnd={older === null} onTurn={() => turn(older ?? undefined)}>
        Older
        <ArrowRight className="i" />
      </TurnButton>
    </nav>
  )
}

/** The ends and the neighbours of this page; null for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const numbers: (number | null)[] = []
  for (const each of new Set(near.toSorted((a, b) => a - b))) {
    const last = numbers.at(-1) ?? 0
    // A single page takes no more room than the gap.
    if (each === last + 2) numbers.push(each - 1)
    else if (each > last + 2) numbers.push(null)
    numbers.push(each)
  }
  return numbers
}

/** Anything but a page number is page 1. */
export const parsePageNumber = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)
