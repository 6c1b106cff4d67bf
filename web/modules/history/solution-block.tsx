import { shownText } from '@app/domain/text/text'
import { Check, Keyboard, Mic, Pencil } from 'lucide-react'
import { useId } from 'react'
import type { Block } from './blocks.ts'
import type { Solution } from './history.queries.ts'

// A day is a date already: it is written as it stands, wherever the reader is.
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

export function SolutionBlock({ block }: { block: Block }) {
  const { label, type, day, solutions, isExported } = block
  const id = useId()
  const date = new Date(`${day}T00:00:00Z`)
  return (
    <section className="solved-day" aria-labelledby={id}>
      <p className="when">
        <time dateTime={day}>
          <b className="num">{short.format(date)}</b>{' '}
          <span>
            {weekday.format(date)} {day.slice(0, 4)}
          </span>
        </time>
      </p>
      <div className="card block">
        <header>
          <p className="row">
            {type === 'custom' ? (
              <span className="tag brand">
                <Pencil className="i" />
                Custom Problem
              </span>
            ) : (
              <span className="tag">AI Generated</span>
            )}
            {isExported && (
              <span className="tag mint">
                <Check className="i" />
                Exported
              </span>
            )}
          </p>
          <h2 id={id} dir="auto">
            {shownText(label)}
          </h2>
        </header>
        {block.isOnPageAfter && <p className="goes-on">This list begins on the next page.</p>}
        <ol>
          {solutions.map((solution) => (
            <Written key={solution.id} solution={solution} />
          ))}
        </ol>
        {block.isOnPageBefore && <p className="goes-on">Continued on the previous page.</p>}
      </div>
    </section>
  )
}

/** Numbered as in the list of its round, of which a page may hold a part only. */
const Written = ({ solution }: { solution: Solution }) => (
  <li>
    <span className="n num">{solution.position}</span>
    <span className="text" dir="auto">
      {shownText(solution.solutionText)}
    </span>
    <span className="via">
      {solution.submissionMethod === 'voice' ? (
        <>
          <Mic className="i" />
          Submitted via Voice
        </>
      ) : (
        <>
          <Keyboard className="i" />
          Text
        </>
      )}
    </span>
  </li>
)
