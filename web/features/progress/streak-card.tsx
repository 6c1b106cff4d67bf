import { addDays, type Day } from '@app/domain/day'
import { Drawing } from '../../ui/symbols.tsx'
import { weekdayName } from './day-names.ts'
import type { RecentDays } from './progress.queries.ts'

const lastSevenDays = (today: Day) => Array.from({ length: 7 }, (_, place) => addDays(today, place - 6))

/** The streak, and the last seven days as matches: lit, burnt out unused, or today's, still waiting. */
export function StreakCard({ streak, today, done }: RecentDays & { streak: number }) {
  const stateOf = (day: Day) => {
    if (done.has(day)) return { match: 'match-lit', word: 'done' } as const
    if (day === today) return { match: 'match-new', word: 'not yet' } as const
    return { match: 'match-out', word: 'not done' } as const
  }
  return (
    <div className="card stat streak">
      <dt>Day streak</dt>
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
