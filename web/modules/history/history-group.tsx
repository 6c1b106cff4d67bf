import type { Day } from '@app/domain/day/day'
import { formatMonthOfYear } from '@app/domain/day/day-words'
import { historyGroupOf } from '@app/domain/history/history-group'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { Check, Info, Mic, Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from '../../router/link.tsx'
import { notCountedTexts } from '../offline/not-counted-reasons.ts'
import * as styles from './history.module.css'
import type { HistoryIdea } from './history.queries.ts'

interface ProblemOfDayProps {
  day: Day
  problem: string
  /** What kind of problem it is. */
  tags?: ReactNode
  /** Its day stands beside the one above. */
  isSameDay?: boolean
  children: ReactNode
}

/** A problem beside its day, with the ideas of one's own below. */
export function ProblemOfDay({ day, problem, tags, isSameDay = false, children }: ProblemOfDayProps) {
  const id = useId()
  return (
    <section className={styles.solvedDay} aria-labelledby={id}>
      <p className={isSameDay ? `sr ${styles.when}` : styles.when}>
        <time dateTime={day}>
          <b className="num">{Number(day.slice(8))}</b> <span>{formatMonthOfYear(day)}</span>
        </time>
      </p>
      <div className={`card ${styles.block}`}>
        <header>
          {tags}
          <h2 id={id} dir="auto">
            {sanitizeForDisplay(problem)}
          </h2>
        </header>
        {children}
      </div>
    </section>
  )
}

interface IdeaLineProps {
  /** In its round; a page may hold only a part of it. */
  place: number
  text: string
  children?: ReactNode
}

export const IdeaLine = ({ place, text, children }: IdeaLineProps) => (
  <li>
    <span className={`${styles.n} num`}>{place}</span>
    <span className={styles.text} dir="auto">
      {sanitizeForDisplay(text)}
    </span>
    {children}
  </li>
)

export const HistoryGroup = ({ block, isSameDay }: { block: HistoryGroupData; isSameDay: boolean }) => (
  <ProblemOfDay day={block.day} problem={block.label} tags={<Tags block={block} />} isSameDay={isSameDay}>
    {block.notCounted && <p className={styles.goesOn}>Not counted. {notCountedTexts[block.notCounted]}</p>}
    {block.isOnPageAfter && <p className={styles.goesOn}>Continues on the next page.</p>}
    <ol>
      {block.solutions.map(({ id, position, solutionText, submissionMethod }) => (
        <IdeaLine key={id} place={position} text={solutionText}>
          <Via method={submissionMethod} />
        </IdeaLine>
      ))}
    </ol>
    {block.isOnPageBefore && <p className={styles.goesOn}>Continued from the previous page.</p>}
    <RoundLinks solutions={block.solutions} />
  </ProblemOfDay>
)

const Tags = ({ block: { type, source, isExported } }: { block: HistoryGroupData }) => (
  <div className="row">
    {type === 'custom' ? (
      <span className="tag brand">
        <Pencil className="i" />
        <span>Custom Problem</span>
      </span>
    ) : (
      <DailyBadge source={source} />
    )}
    {isExported && (
      <span className="tag mint">
        <Check className="i" />
        Exported
      </span>
    )}
  </div>
)

const origins = {
  model: 'Written by a language model, then checked.',
  bank: 'From our own collection.',
} as const

/** A tip that needs no pointer, so that it opens on a phone too. */
const DailyBadge = ({ source }: Pick<HistoryGroupData, 'source'>) =>
  source ? (
    <details className={styles.origin}>
      <summary className="tag">
        AI Generated
        <Info className="i" />
      </summary>
      <p>{origins[source]}</p>
    </details>
  ) : (
    <span className="tag">AI Generated</span>
  )

function RoundLinks({ solutions }: Pick<HistoryGroupData, 'solutions'>) {
  const ids = [...new Set(solutions.map(({ roundId }) => roundId))]
  return (
    <p className={styles.sessions}>
      {ids.map((id, at) => (
        <Link key={id} className="link" to={`/rounds/${id}`}>
          {ids.length > 1 ? `See Session ${at + 1}` : 'See Your Session'}
        </Link>
      ))}
    </p>
  )
}

const Via = ({ method }: { method: HistoryIdea['submissionMethod'] }) => (
  <span className={styles.via}>
    {method === 'voice' ? (
      <>
        <Mic className="i" />
        <span>Submitted via Voice</span>
      </>
    ) : (
      <span>Text</span>
    )}
  </span>
)

interface HistoryGroupData {
  key: string
  label: string
  type: HistoryIdea['sessionType']
  source: HistoryIdea['problemSource']
  day: Day
  /** Oldest first. */
  solutions: HistoryIdea[]
  isExported: boolean
  notCounted: HistoryIdea['notCounted']
  /** Others of them are on the page before or after. */
  isOnPageBefore: boolean
  isOnPageAfter: boolean
}

/** Groups a page of the history (newest first) by problem, type and calendar date in the account's zone. */
export function groupHistory(page: readonly HistoryIdea[], timeZone: string): HistoryGroupData[] {
  const blocks = new Map<string, HistoryGroupData>()
  for (const solution of page) {
    const { sessionType: type, problemSource: source, isOnPageBefore, isOnPageAfter } = solution
    const place = historyGroupOf({ ...solution, at: Date.parse(solution.createdAt) }, timeZone)
    const edges = { isOnPageBefore, isOnPageAfter }
    const begun = { ...place, ...edges, type, source, solutions: [], isExported: true, notCounted: null }
    const block: HistoryGroupData = blocks.get(place.key) ?? begun
    // In front, so that solutions of one moment keep their order.
    block.solutions.unshift(solution)
    block.isExported &&= solution.isExported
    block.notCounted ??= solution.notCounted
    blocks.set(place.key, block)
  }
  for (const { solutions } of blocks.values())
    solutions.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  return [...blocks.values()]
}
