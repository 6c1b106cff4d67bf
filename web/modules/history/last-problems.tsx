import type { Day } from '@app/domain/day/day'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'
import * as styles from './history.module.css'
import { IdeaLine, ProblemOfDay } from './history-group.tsx'

interface LastProblem {
  id: string
  day: Day
  problemText: string
  ideas: readonly string[]
}

const shownAtMost = 3

/** Of what calls tell without Premium: the sessions of these two days, and the lines of the album. Blank cards stand for the others. */
export function LastProblems() {
  const { today, yesterday } = useQuery(callQuery('latestRound')).data ?? {}
  const { thinkers = [] } = useQuery(callQuery('album')).data ?? {}
  const lines = thinkers.flatMap(({ line }) => (line ? [{ ...line, id: line.roundId, ideas: [line.idea] }] : []))
  const rounds = [today, yesterday].flatMap((round) =>
    round ? [{ ...round, ideas: round.ideas.map(({ text }) => text) }] : [],
  )
  const known = new Map<string, LastProblem>([...lines, ...rounds].map((each) => [each.id, each]))
  const last = [...known.values()].sort((one, other) => other.day.localeCompare(one.day)).slice(0, shownAtMost)
  return (
    <div className={styles.last}>
      {last.map(({ id, day, problemText, ideas }, at) => (
        <ProblemOfDay key={id} day={day} problem={problemText} isSameDay={day === last[at - 1]?.day}>
          <ol>
            {ideas.map((idea, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an idea is its place in the list
              <IdeaLine key={place} place={place + 1} text={idea} />
            ))}
          </ol>
        </ProblemOfDay>
      ))}
      {Array.from({ length: shownAtMost - last.length }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these differ by their place alone
        <div key={at} className={`card ${styles.ghost}`} />
      ))}
    </div>
  )
}
