import type { Day } from '@app/domain/day/day'
import type { Plan } from '@app/domain/premium/plan'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Pencil } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { Plate } from '../../ui/plate.tsx'
import { thinkerOfTheDay } from './thinker-of-the-day.ts'
import { peekQuery, todayCountQuery } from './today.queries.ts'

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
    <article className="today label on-block" aria-labelledby="today">
      <Plate id={id} />
      <div className="in">
        <h2 id="today">
          Today's Challenge <span className="tag">Daily</span>
        </h2>
        {text ? (
          <>
            <p className="question">{text}</p>
            <p className="how">
              2 minutes. Try <strong>{name}</strong>: {cta}
            </p>
            <Link className="btn big" to="/solve">
              Solve Problem
              <ArrowRight className="i" />
            </Link>
          </>
        ) : (
          <>
            <p className="question">No problem available for today. Check back later!</p>
            {isDone && <p className="how">Every session of today is struck. The box refills at midnight.</p>}
            {isError && (
              <button type="button" className="btn big" onClick={() => void refetch()}>
                Try Again
              </button>
            )}
          </>
        )}
        {plan === 'premium' && (
          <Link className="btn line" to="/custom-problem">
            <Pencil className="i" />
            Create Custom Problem
          </Link>
        )}
      </div>
    </article>
  )
}
