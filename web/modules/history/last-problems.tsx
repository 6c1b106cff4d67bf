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

/** Stands behind glass where fewer problems are known, and is read where the answers say that there are none. */
const sample = {
  problem: 'How could strangers waiting at the same stop make the wait pleasant?',
  ideas: [
    'A bench that faces another bench.',
    'A chess game on the ground, one move per wait.',
    'A shelf of books to swap.',
  ],
}

/** Of what calls tell without Premium: the sessions of these two days, and the lines of the album. */
export function LastProblems({ today: dayNow }: { today: Day }) {
  const latest = useQuery(callQuery('latestRound')).data
  const album = useQuery(callQuery('album')).data
  const { today, yesterday } = latest ?? {}
  const { thinkers = [] } = album ?? {}
  const lines = thinkers.flatMap(({ line }) => (line ? [{ ...line, id: line.roundId, ideas: [line.idea] }] : []))
  const rounds = [today, yesterday].flatMap((round) =>
    round ? [{ ...round, ideas: round.ideas.map(({ text }) => text) }] : [],
  )
  const known = new Map<string, LastProblem>([...lines, ...rounds].map((each) => [each.id, each]))
  const last = [...known.values()].sort((one, other) => other.day.localeCompare(one.day)).slice(0, shownAtMost)
  const isEmpty = latest !== undefined && album !== undefined && last.length === 0
  return (
    <div className={styles.last}>
      {last.map(({ id, day, problemText, ideas }, at) => (
        <ProblemOfDay key={id} day={day} problem={problemText} isSameDay={day === last[at - 1]?.day}>
          <IdeaLines ideas={ideas} />
        </ProblemOfDay>
      ))}
      {Array.from({ length: shownAtMost - last.length }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these differ by their place alone
        <div key={at} className={isEmpty && at === 0 ? undefined : styles.behindGlass}>
          <ProblemOfDay
            day={dayNow}
            problem={sample.problem}
            tags={
              isEmpty &&
              at === 0 && (
                <div className="row">
                  <span className="tag brand">A sample</span>
                </div>
              )
            }
            isSameDay={last.length + at > 0}
          >
            <IdeaLines ideas={sample.ideas.slice(at)} />
          </ProblemOfDay>
        </div>
      ))}
    </div>
  )
}

const IdeaLines = ({ ideas }: { ideas: readonly string[] }) => (
  <ol>
    {ideas.map((idea, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an idea is its place in the list
      <IdeaLine key={place} place={place + 1} text={idea} />
    ))}
  </ol>
)
