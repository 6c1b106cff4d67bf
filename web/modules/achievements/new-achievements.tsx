import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useToasts } from '../../ui/toast.ts'
import { useNewAchievements } from './achievements.queries.ts'

const AchievementToasts = lazyPart(async () => (await import('./achievement-toasts.tsx')).AchievementToasts)

/** Waits while another toast is open. */
export function NewAchievements() {
  const fresh = useNewAchievements()
  const isTaken = useToasts().some(({ open }) => open)
  if (fresh.length === 0 || isTaken) return null
  return (
    <Suspense>
      <AchievementToasts fresh={fresh} />
    </Suspense>
  )
}
