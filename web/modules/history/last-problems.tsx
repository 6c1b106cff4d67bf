import type { Day } from '@app/domain/day/day'
import { formatShortDay } from '@app/domain/day/day-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'
import * as styles from './history.module.css'

interface LastProblem {
  id: string
  day: Day
  problemText: string
  ideas: readonly string[]
}

const shownAtMost = 3

/** Of what calls tell without Premium: the sessions of these two days, and the lines of the album. */
export function LastProblems() {
  const { today, yesterday } = useQuery(callQuery('latestRound')).data ?? {}
  const { thinkers = [] } = useQuery(callQuery('album')).data ?? {}
  const lines = thinkers.flatMap(({ line }) => (line ? [{ ...line, id: line.roundId, ideas: [line.idea] }] : []))
  const rounds = [today, yesterday].flatMap((round) =>
    round ? [{ ...round, ideas: round.ideas.map(({ text }) => text) }] : [],
  )
  const known = new Map<string, LastProblem>([...lines, ...rounds].map((each) => [each.id, each]))
  const last = [...known.values()].sort((one, other) => other.day.localeCompare(one.day)).slice(0, shownAtMost)
  return last.map(({ id, day, problemText, ideas }) => (
    <section key={id} className={styles.solvedDay}>
      <p className={styles.when}>
        <b className="num">{formatShortDay(day)}</b>
      </p>
      <div className={`card ${styles.block}`}>
        <header>
          <h2 dir="auto">{sanitizeForDisplay(problemText)}</h2>
        </header>
        <ol>
          {ideas.map((idea, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an idea is its place in the list
            <li key={at}>
              <span className={`${styles.n} num`}>{at + 1}</span>
              <span className={styles.text} dir="auto">
                {sanitizeForDisplay(idea)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ))
}
