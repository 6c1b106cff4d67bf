import { useEffect, useEffectEvent, useState } from 'react'
import { setStandingToast, useToasts } from '../../ui/toast.ts'
import { AchievementIcon } from './achievement-icon.tsx'
import { type UnlockedAchievement, useMarkAchievementsSeen, useNewAchievements } from './achievements.queries.ts'

/** These numbers were asked for. */
const turnMs = 3_000
function useTurn(shown: string | undefined, isHeld: boolean, onOver: (shown: string) => void) {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isHeld || !shown) return
    const timer = setInterval(() => document.visibilityState === 'visible' && over(shown), turnMs)
    return () => clearInterval(timer)
  }, [isHeld, shown])
}

/** One after the other; what has been shown is seen, and does not come back at the next visit. */
function AchievementToasts({ fresh }: { fresh: readonly UnlockedAchievement[] }) {
  const [all, setAll] = useState(fresh)
  const more = fresh.filter(({ id }) => !all.some((each) => each.id === id))
  // Those that come while others are shown take their turn.
  if (more.length > 0) setAll([...all, ...more])
  const [isHeld, setHeld] = useState(false)
  const see = useMarkAchievementsSeen()
  const [shown] = fresh
  useTurn(shown?.id, isHeld, (id) => see.mutate([id]))
  const count = all.length > 1 ? `${all.length - fresh.length + 1} of ${all.length}` : ''
  useEffect(() => {
    if (!shown) return
    setStandingToast({
      // One that comes later is announced too.
      key: `achievements ${all.length}`,
      icon: <AchievementIcon id={shown.id} emoji={shown.emoji} />,
      title: shown.title,
      text: `New achievement: ${shown.description}. ${count}`,
      dismissLabel: 'Dismiss new achievements',
      more: all.length > 1 ? <Announced titles={all.map(({ title }) => title)} /> : null,
      onPause: () => setHeld(true),
      onResume: () => setHeld(false),
      onDismiss: () => see.mutate(fresh.map(({ id }) => id)),
    })
    return () => setStandingToast(null)
  }, [all, count, fresh, see, shown])
  return null
}

/** Once, with the first one: screen readers should not read every turn. */
const Announced = ({ titles }: { titles: readonly string[] }) => (
  <p className="sr">{`New achievements: ${titles.join(', ')}.`}</p>
)

/** Waits while another toast is open. */
export function NewAchievements() {
  const fresh = useNewAchievements()
  const isTaken = useToasts().some(({ open }) => open)
  if (fresh.length === 0 || isTaken) return null
  return <AchievementToasts fresh={fresh} />
}
