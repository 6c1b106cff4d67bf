import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { AchievementIcon, achievementTone } from './achievement-icon.tsx'
import * as styles from './achievements.module.css'
import { type UnlockedAchievement, useMarkAchievementsSeen, useNewAchievements } from './achievements.queries.ts'

const turnMs = 3_000

/** The new ones, one every three seconds: a card that covers nothing. Each is seen then; the last stays as long as the page. */
export function NewAchievement() {
  const head = useId()
  const { mutate: markSeen } = useMarkAchievementsSeen()
  const fresh = useNewAchievements()
  const [last, setLast] = useState<UnlockedAchievement>()
  const [wasPutAway, setPutAway] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const next = fresh[0]
  const shown = next ?? (wasPutAway ? undefined : last)
  useEffect(() => {
    if (!next || isHeld) return
    const timer = setTimeout(() => {
      setLast(next)
      markSeen([next.id])
    }, turnMs)
    return () => clearTimeout(timer)
  }, [next, isHeld, markSeen])
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
        <p>{shown.description}</p>
      </div>
      <button
        type="button"
        className="iconBtn bare"
        aria-label="Dismiss new achievements"
        onClick={() => {
          setPutAway(true)
          markSeen(fresh.map(({ id }) => id))
        }}
      >
        <X className="i" />
      </button>
    </section>
  )
}
