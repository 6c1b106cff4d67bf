import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import * as styles from './quote-card.module.css'
import { type Quote, quoteQuery, useAnotherQuote } from './quotes.queries.ts'

const sourceOf = (quote: Quote | undefined) => {
  if (quote?.id === undefined) return null
  const { author, work, year } = quote
  const when = year < 0 ? `${-year} BC` : String(year)
  return [author, work, !work.includes(when) && when].filter(Boolean).join(', ')
}

export function QuoteCard() {
  const { data: quote } = useQuery(quoteQuery)
  const another = useAnotherQuote()
  const source = sourceOf(quote)
  return (
    <figure className={`${styles.quote} onBlock`} data-part="quote">
      <svg className="i" viewBox="0 0 32 28" aria-hidden="true">
        <path d="M0 28V16C0 6 4 1 13 0v6c-4 1-6 3-6 7h6v15zm18 0V16C18 6 22 1 31 0v6c-4 1-6 3-6 7h6v15z" />
      </svg>
      <div aria-live="polite">
        <blockquote>
          <p>
            {quote?.quote.split(' / ').map((verse) => (
              <span key={verse}>{verse} </span>
            ))}
          </p>
        </blockquote>
        {source && <figcaption>{source}</figcaption>}
      </div>
      <button
        type="button"
        className="iconBtn bare"
        aria-label="Show a different quote"
        aria-disabled={another.isPending}
        onClick={() => another.isPending || another.mutate()}
      >
        <RefreshCw className="i" />
      </button>
    </figure>
  )
}
