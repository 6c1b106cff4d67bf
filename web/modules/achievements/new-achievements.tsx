import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useToasts } from '../../ui/toast.ts'
import { achievementsQuery } from './achievements.queries.ts'

const AchievementToasts = lazyPart(async () => (await import('./achievement-toasts.tsx')).AchievementToasts)

/** Waits while another toast is open. */
export function NewAchievements() {
  const fresh = (useQuery(achievementsQuery).data ?? []).filter(({ isNew }) => isNew)
  const isTaken = useToasts().some(({ open }) => open)
  if (fresh.length === 0 || isTaken) return null
  return (
    <Suspense>
      <AchievementToasts fresh={fresh} />
    </Suspense>
  )
}
