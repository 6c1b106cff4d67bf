import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../api/session.ts'
import { streakSummaryQuery } from './streak.queries.ts'
import { earnBackText } from './streak-text.ts'

export function EarnBack() {
  const totalSolved = useUser()?.totalSolved ?? 0
  const offer = useQuery({ ...streakSummaryQuery, enabled: totalSolved > 0 }).data?.earnBack
  return offer && <dd className="back">{earnBackText(offer)}</dd>
}
