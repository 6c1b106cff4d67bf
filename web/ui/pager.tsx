import { ArrowLeft, ArrowRight } from 'lucide-react'
import { pageNumbers } from './page-numbers.ts'
import './pager.css'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The ends stay in place and keep the focus; they only do nothing there. */
export function Pager({ page, pages, onPage }: Props) {
  if (pages < 2 && page === 1) return null
  function turn(next: number) {
    if (next < 1 || next > Math.max(pages, 1)) return
    onPage(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className="pager" aria-label="Pages">
      <button
        type="button"
        className="btn line"
        aria-disabled={page <= 1}
        onClick={() => turn(Math.min(page - 1, pages))}
      >
        <ArrowLeft className="i" />
        Previous
      </button>
      <ol className="page-numbers">
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
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </p>
      <button type="button" className="btn line" aria-disabled={page >= pages} onClick={() => turn(page + 1)}>
        Next
        <ArrowRight className="i" />
      </button>
    </nav>
  )
}
