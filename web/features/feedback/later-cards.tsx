import { useQuery } from '@tanstack/react-query'
import { latestQuery, trialsQuery } from './feedback.queries.ts'
import { SecondLook } from './second-look.tsx'
import { TrialCard } from './trial-card.tsx'
import './later-cards.css'

/** What earlier rounds still ask: a second look at yesterday's list, and what became of an idea. */
export function LaterCards() {
  const yesterday = useQuery(latestQuery).data?.yesterday
  const [trial] = useQuery(trialsQuery).data ?? []
  if (!yesterday && !trial) return null
  return (
    <div className="later-cards">
      {yesterday && <SecondLook round={yesterday} />}
      {trial && <TrialCard key={trial.id} trial={trial} />}
    </div>
  )
}
