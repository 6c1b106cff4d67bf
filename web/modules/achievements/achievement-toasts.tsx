import { Root } from '@radix-ui/react-toast'
import { useEffect, useEffectEvent, useState } from 'react'
import * as layout from '../../ui/styles/layout.module.css'
import { paper, ToastFace } from '../../ui/toaster.tsx'
import { AchievementIcon } from './achievement-icon.tsx'
import { type Unlocked, useSeeAchievements } from './achievements.queries.ts'

/** By the specification. */
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
export function AchievementToasts({ fresh }: { fresh: readonly Unlocked[] }) {
  const [all, setAll] = useState(fresh)
  const more = fresh.filter(({ id }) => !all.some((each) => each.id === id))
  // Those that come while others are shown take their turn.
  if (more.length > 0) setAll([...all, ...more])
  const [isHeld, setHeld] = useState(false)
  const see = useSeeAchievements()
  const [shown] = fresh
  useTurn(shown?.id, isHeld, (id) => see.mutate([id]))
  if (!shown) return null
  const { id, emoji, title, description } = shown
  const count = all.length > 1 ? `${all.length - fresh.length + 1} of ${all.length}` : ''
  return (
    // One that comes later is announced too.
    <Root
      key={all.length}
      {...paper}
      duration={Number.POSITIVE_INFINITY}
      onPause={() => setHeld(true)}
      onResume={() => setHeld(false)}
      onOpenChange={() => see.mutate(fresh.map((each) => each.id))}
    >
      <ToastFace
        icon={<AchievementIcon id={id} emoji={emoji} />}
        title={title}
        text={`New achievement: ${description}. ${count}`}
        dismissLabel="Dismiss new achievements"
      />
      {/* Announced once, with the first one: screen readers should not read every turn. */}
      {all.length > 1 && (
        <p className={layout.sr}>{`New achievements: ${all.map((each) => each.title).join(', ')}.`}</p>
      )}
    </Root>
  )
}
