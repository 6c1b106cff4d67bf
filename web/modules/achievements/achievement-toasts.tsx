import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as plate from '../../ui/styles/plate.module.css'
import * as toast from '../../ui/styles/toast.module.css'
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
  const cameFrom = useRef<HTMLElement>(null)
  const [shown] = fresh
  useTurn(shown?.id, isHeld, (id) => see.mutate([id]))
  if (!shown) return null
  const count = all.length > 1 ? `${all.length - fresh.length + 1} of ${all.length}` : ''
  function dismiss() {
    cameFrom.current?.focus({ preventScroll: true })
    see.mutate(fresh.map(({ id }) => id))
  }
  return (
    <section
      className={toast.toasts}
      data-part="toasts"
      aria-label="New achievements"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true)
        if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <div className={toast.toast} data-part="toast">
        <Announcement {...shown} count={count} />
        <button
          type="button"
          className={`${buttons.iconBtn} ${toast.iconBtn} ${buttons.bare}`}
          aria-label="Dismiss new achievements"
          onClick={dismiss}
        >
          <X className={layout.i} />
        </button>
      </div>
      {/* Announced once: screen readers should not read every turn. */}
      <p className={layout.sr} role="status">
        {`New achievements: ${all.map(({ title }) => title).join(', ')}.`}
      </p>
    </section>
  )
}

const Announcement = ({ id, emoji, title, description, count }: Unlocked & { count: string }) => (
  <>
    <span className={`${toast.stamp} ${plate.label}`}>
      <AchievementIcon id={id} emoji={emoji} />
    </span>
    <div>
      <b>{title}</b>
      <p>{`New achievement: ${description}. ${count}`}</p>
    </div>
  </>
)
