import { formatDayAndMonth, formatWeek } from '@app/domain/day/day-words'
import { capitalize, countInWords, numberInWords } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { ShowAllButton } from '../../ui/show-all-button.tsx'
import { Matches, SymbolDrawing } from '../../ui/symbols.tsx'
import { hasTechnique, techniqueWords } from '../rounds/technique-words.ts'
import * as month from './month.module.css'
import type { Month } from './month.queries.ts'
import * as styles from './month-lists.module.css'

export const Weeks = ({ weeks }: { weeks: Month['weeks'] }) => (
  <section className={`card ${styles.weeks}`} aria-labelledby="weeks">
    <h2 id="weeks">Your two picks from each week</h2>
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

/** The lines that came from each technique, the steps of the coach, and one of the lines. */
export const Practised = ({ practised: { techniques, steps, line } }: { practised: Month['practised'] }) => (
  <section className={`card ${styles.practised}`} aria-labelledby="practised">
    <div>
      <h2 id="practised">What you practised</h2>
      <Techniques techniques={techniques} />
      <Link to="/album" className="link">
        Open the Album
      </Link>
    </div>
    {(steps.met > 0 || line) && (
      <div className={`${styles.steps} onBlock`}>
        {steps.met > 0 && (
          <div>
            <h3>Next steps</h3>
            <p className={month.small}>
              {`${capitalize(numberInWords(steps.met))} of ${numberInWords(steps.shown)} done`}
            </p>
            <p className={styles.met} aria-hidden="true">
              <Matches of={steps.shown} lit={steps.met} />
            </p>
          </div>
        )}
        {line && (
          <div>
            <blockquote dir="auto">{sanitizeForDisplay(line.idea)}</blockquote>
            <p className={month.small}>
              {`You wrote this on ${formatDayAndMonth(line.day)} by ${moveOf(line.thinkerId)}.`}
            </p>
          </div>
        )}
      </div>
    )}
  </section>
)

const shownOnPhone = 6

function Techniques({ techniques }: Pick<Month['practised'], 'techniques'>) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <ul data-all={showsAll || undefined}>
        {techniques.map(({ thinkerId, lines }) => (
          <li key={thinkerId}>
            <img className="label" src={`/plates/small/${thinkerId}.webp`} width="224" height="224" alt="" />
            <span>
              <b>{capitalize(moveOf(thinkerId))}</b>{' '}
              <span className="muted">{capitalize(countInWords(lines, 'idea'))}</span>
            </span>
          </li>
        ))}
      </ul>
      {techniques.length > shownOnPhone && (
        <ShowAllButton isOpen={showsAll} className={styles.all} onToggle={() => setShowsAll(!showsAll)} />
      )}
    </>
  )
}

const moveOf = (thinkerId: string): string => (hasTechnique(thinkerId) ? techniqueWords[thinkerId].move : thinkerId)
