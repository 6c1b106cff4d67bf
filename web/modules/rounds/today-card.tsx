import type { Day } from '@app/domain/day/day'
import type { Plan } from '@app/domain/premium/plan'
import type { ThinkerId } from '@app/domain/round/thinker-ids'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Pencil } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as plate from '../../ui/styles/plate.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { thinkerOfTheDay } from './thinker-of-the-day.ts'
import { peekQuery, todayCountQuery } from './today.queries.ts'
import * as styles from './today-card.module.css'

/** The printed label of a thinker. Its name stands beside it, so the picture adds no words. */
const Plate = ({ id }: { id: ThinkerId }) => (
  <picture>
    <source srcSet={`/plates/${id}.avif`} type="image/avif" />
    <img src={`/plates/${id}.webp`} width="640" height="800" alt="" fetchPriority="high" />
  </picture>
)

interface Props {
  today: Day
  plan: Plan
}

export function TodayCard({ today, plan }: Props) {
  const { data, isError, refetch } = useQuery(peekQuery)
  const sessions = useQuery(todayCountQuery).data
  const isDone = sessions !== undefined && sessions.count >= sessions.limit
  const text = data?.text
  const { id, name, cta } = thinkerOfTheDay(today)
  return (
    <article className={`${styles.today} ${plate.label} ${layout.onBlock}`} aria-labelledby="today">
      <Plate id={id} />
      <div className={styles.in}>
        <h2 id="today">
          Today's Challenge <span className={`${tag.tag} ${styles.tag}`}>Daily</span>
        </h2>
        {text ? (
          <>
            <p className={styles.question}>{text}</p>
            <p className={styles.how}>
              2 minutes. Try <strong>{name}</strong>: {cta}
            </p>
            <Link className={`${buttons.btn} ${styles.btn} ${buttons.big} ${styles.big}`} to="/solve">
              Solve Problem
              <ArrowRight className={layout.i} />
            </Link>
          </>
        ) : (
          <>
            <p className={styles.question}>No problem available for today. Check back later!</p>
            {isDone && <p className={styles.how}>Every session of today is struck. The box refills at midnight.</p>}
            {isError && (
              <button
                type="button"
                className={`${buttons.btn} ${styles.btn} ${buttons.big} ${styles.big}`}
                onClick={() => void refetch()}
              >
                Try Again
              </button>
            )}
          </>
        )}
        {plan === 'premium' && (
          <Link className={`${buttons.btn} ${styles.btn} ${buttons.line}`} to="/custom-problem">
            <Pencil className={layout.i} />
            Create Custom Problem
          </Link>
        )}
      </div>
    </article>
  )
}
