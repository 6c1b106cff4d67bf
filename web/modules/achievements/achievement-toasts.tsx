import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as plate from '../../ui/styles/plate.module.css'
import * as toast from '../../ui/styles/toast.module.css'
import { AchievementIcon } from './achievement-icon.tsx'
import { type Unlocked, useSeeAchievements } from './achievements.queries.ts'

/** By the specification. */
const turnMs = 3_000
/** Each one comes twice, and nobody has less time to read: then what lies below is free until the next visit. */
const turnsOf = (count: number) => Math.max(4, 2 * count)

function useTurns(count: number, isHeld: boolean) {
  const [turns, setTurns] = useState(0)
  const isOver = turns >= turnsOf(count)
  useEffect(() => {
    if (isHeld || isOver) return
    const next = () => document.visibilityState === 'visible' && setTurns((before) => before + 1)
    const timer = setInterval(next, turnMs)
    return () => clearInterval(timer)
  }, [isHeld, isOver])
  return { place: turns % count, isOver }
}

export function AchievementToasts({ fresh }: { fresh: readonly Unlocked[] }) {
  const [isHeld, setHeld] = useState(false)
  const { place, isOver } = useTurns(fresh.length, isHeld)
  const see = useSeeAchievements()
  const cameFrom = useRef<HTMLElement>(null)
  const shown = fresh[place]
  if (!shown || isOver) return null
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
    >
      <div className={toast.toast} data-part="toast">
        <Announcement {...shown} count={fresh.length > 1 && `${place + 1} of ${fresh.length}`} />
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
        New achievements: {fresh.map(({ title }) => title).join(', ')}.
      </p>
    </section>
  )
}

const Announcement = ({ id, emoji, title, description, count }: Unlocked & { count: string | false }) => (
  <>
    <span className={`${toast.stamp} ${plate.label}`}>
      <AchievementIcon id={id} emoji={emoji} />
    </span>
    <div>
      <b>{title}</b>
      <p>
        New achievement: {description}. {count}
      </p>
    </div>
  </>
)
