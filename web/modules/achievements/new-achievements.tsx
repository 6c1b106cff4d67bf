import { useToasts } from '../../ui/toast.ts'
import { AchievementToasts } from './achievement-toasts.tsx'
import { useNewAchievements } from './achievements.queries.ts'

/** Waits while another toast is open. */
export function NewAchievements() {
  const fresh = useNewAchievements()
  const isTaken = useToasts().some(({ open }) => open)
  if (fresh.length === 0 || isTaken) return null
  return <AchievementToasts fresh={fresh} />
}
