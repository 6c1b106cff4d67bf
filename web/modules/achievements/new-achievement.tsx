import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { AchievementIcon, achievementTone } from './achievement-icon.tsx'
import * as styles from './achievements.module.css'
import { useMarkAchievementsSeen, useNewAchievements } from './achievements.queries.ts'

const turnMs = 3_000

/** The new ones, one every three seconds: a card that covers nothing, and keeps the last until it is dismissed. */
export function NewAchievement() {
  const head = useId()
  const see = useMarkAchievementsSeen()
  const fresh = useNewAchievements()
  const [wasPutAway, setPutAway] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const at = useTurn(fresh.length, isHeld)
  const shown = fresh[at]
  const gone = useFocusIfLost<HTMLParagraphElement>(wasPutAway && !shown)
  if (!shown)
    return (
      wasPutAway && (
        <p className="sr" ref={gone} tabIndex={-1}>
          Hidden.
        </p>
      )
    )
  return (
    <section
      className={styles.fresh}
      aria-labelledby={head}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={`${styles.face} label`} data-tone={achievementTone(shown.id)}>
        <AchievementIcon id={shown.id} emoji={shown.emoji} />
      </span>
      <div key={shown.id}>
        <h2 id={head}>{`New achievement: ${shown.title}`}</h2>
        <p>{fresh.length === 1 ? shown.description : `${shown.description}. ${at + 1} of ${fresh.length} new ones.`}</p>
      </div>
      <button
        type="button"
        className="iconBtn bare"
        aria-label="Dismiss new achievements"
        onClick={() => {
          setPutAway(true)
          see.mutate(fresh.map(({ id }) => id))
        }}
      >
        <X className="i" />
      </button>
    </section>
  )
}

/** Which of several is shown; whoever reads one by pointer or keyboard holds it. */
function useTurn(count: number, isHeld: boolean) {
  const [turn, setTurn] = useState(0)
  const at = Math.min(turn, Math.max(0, count - 1))
  useEffect(() => {
    if (isHeld || at >= count - 1) return
    const timer = setTimeout(() => setTurn(at + 1), turnMs)
    return () => clearTimeout(timer)
  }, [at, count, isHeld])
  return at
}
