import { addDays, type Day } from '@app/domain/day'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Drawing } from '../../ui/symbols.tsx'
import { weekdayName } from './day-names.ts'
import { dayWords } from './day-words.ts'
import type { RecentDays } from './progress.queries.ts'

const StreakDialog = lazyPart(async () => (await import('./streak-dialog.tsx')).StreakDialog)

const lastSevenDays = (today: Day) => Array.from({ length: 7 }, (_, place) => addDays(today, place - 6))

/** The streak, and the last seven days as matches: lit, burnt out unused, or today's, still waiting. */
export function StreakCard({ streak, today, kinds }: RecentDays & { streak: number }) {
  const [isOpen, setOpen] = useState(false)
  const stateOf = (day: Day) => {
    const kind = kinds.get(day)
    if (kind === 'done') return { match: 'match-lit', word: 'done' } as const
    if (kind) return { match: 'match-new', word: dayWords[kind] } as const
    if (day === today) return { match: 'match-new', word: 'not yet' } as const
    return { match: 'match-out', word: 'not done' } as const
  }
  return (
    <div className="card stat streak">
      <dt>Day streak</dt>
      <dd className="more">
        <button type="button" className="link" onClick={() => setOpen(true)}>
          Your streak
        </button>
        {isOpen && (
          <Suspense>
            <StreakDialog today={today} onClosed={() => setOpen(false)} />
          </Suspense>
        )}
      </dd>
      <dd>
        <span className="v">{streak}</span>
        <span className="u">{streak === 1 ? 'day' : 'days'}</span>
      </dd>
      <dd>
        <ol className="matches" aria-label="The last seven days">
          {lastSevenDays(today).map((day) => {
            const { match, word } = stateOf(day)
            const name = weekdayName(day)
            return (
              <li key={day}>
                <Drawing name={match} />
                <span aria-hidden="true">{name[0]}</span>
                <span className="sr">
                  {name}: {word}
                </span>
              </li>
            )
          })}
        </ol>
      </dd>
    </div>
  )
}
