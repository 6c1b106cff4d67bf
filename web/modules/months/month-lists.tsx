import { thinkers } from '@app/content/thinkers'
import { formatWeek } from '@app/domain/day/day-words'
import { inkLevelOf } from '@app/domain/rounds/ink-level'
import { capitalize, nounFor, numberInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { Link } from '../../router/link.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { InkPlate } from '../rounds/ink-plate.tsx'
import * as month from './month.module.css'
import type { Month } from './month.queries.ts'
import * as styles from './month-lists.module.css'

export const Weeks = ({ weeks, isWide }: { weeks: Month['weeks']; isWide: boolean }) => (
  <section className={`card ${styles.weeks}`} aria-labelledby="weeks" data-wide={isWide || undefined}>
    <h2 id="weeks">Your best two of each week</h2>
    <p className={`muted ${month.small}`}>
      {weeks.length > 0
        ? 'All of them your own picks. Where a week has more than two, the two rarest.'
        : 'You picked none this month. They would stand here.'}
    </p>
    <ol>
      {weeks.map((week) => (
        <li key={week.from}>
          <p>{formatWeek(week)}</p>
          <ul>
            {week.picks.map((idea) => (
              <li key={idea} data-length={idea.length > 120 ? 'long' : undefined}>
                <SymbolDrawing name="match-lit" />
                <span dir="auto">{sanitizeForDisplay(idea)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
)

export const Thinkers = ({ thinkers: own }: { thinkers: Month['thinkers'] }) => (
  <section className={`card ${styles.thinkers}`} aria-labelledby="thinkers">
    <h2 id="thinkers">{own.length === 1 ? 'One thinker' : `${capitalize(numberInWords(own.length))} thinkers`}</h2>
    <p className={`muted ${month.small}`}>Sessions with each.</p>
    <ul>
      {own.map(({ thinkerId, sessions, inAll }) => {
        const thinker = thinkers.find(({ id }) => id === thinkerId)
        if (!thinker) return null
        return (
          <li key={thinkerId}>
            <InkPlate id={thinker.id} level={inkLevelOf(inAll)} />
            <span className="sr">{`${thinker.name}, `}</span>
            <span>{sessions}</span>
            <span className="sr">{nounFor(sessions, ' session')}</span>
          </li>
        )
      })}
    </ul>
    <Link to="/album" className="link">
      Open the album
    </Link>
  </section>
)
