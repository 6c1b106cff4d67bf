import { dayAt } from '@app/domain/day/day'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { User } from '../api/session.ts'
import { beginFinish } from '../modules/feedback/finish-state.ts'
import { SolveScreen } from '../modules/rounds/solve-screen.tsx'
import { useNavigation } from '../router/navigation.ts'
import { prefetchDashboardBehind } from './dashboard.queries.ts'

/** Fetches the dashboard while the person writes, so that the submission shows it at once. */
export function SolvePage() {
  const { fetchAhead } = useNavigation()
  const cache = useQueryClient()
  const loadWaiting = useCallback(
    async (user: User) => {
      fetchAhead('/')
      void import('./day-cards.tsx').then((it) => it.preloadFeedbackCard()).catch(() => undefined)
      void prefetchDashboardBehind(cache, dayAt(Date.now(), user.timeZone))
      return (await import('./submitting-screen.tsx')).SubmittingScreen
    },
    [cache, fetchAhead],
  )
  return <SolveScreen loadWaiting={loadWaiting} onSubmit={beginFinish} />
}
