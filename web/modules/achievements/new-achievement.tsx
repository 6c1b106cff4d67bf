import { X } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { AchievementIcon, achievementTone } from './achievement-icon.tsx'
import * as styles from './achievements.module.css'
import { type UnlockedAchievement, useMarkAchievementsSeen, useNewAchievements } from './achievements.queries.ts'

const turnMs = 3_000
const seenMs = 1_000

/** The new ones, one every three seconds: a card that covers nothing. Seen is what was a second in view; the last stays as long as the page. */
export function NewAchievement() {
  const head = useId()
  const { mutate: markSeen } = useMarkAchievementsSeen()
  const fresh = useNewAchievements()
  const [last, setLast] = useState<UnlockedAchievement>()
  const [wasPutAway, setPutAway] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const { isInView, place } = useInView()
  const shown = last ?? fresh[0]
  const isUnseen = fresh.some(({ id }) => id === shown?.id)
  const next = fresh.find(({ id }) => id !== shown?.id)
  useEffect(() => {
    if (!shown || !isUnseen || !isInView) return
    const timer = setTimeout(() => {
      setLast(shown)
      markSeen([shown.id])
    }, seenMs)
    return () => clearTimeout(timer)
  }, [shown, isUnseen, isInView, markSeen])
  useEffect(() => {
    if (!next || isHeld || !isInView) return
    const timer = setTimeout(() => setLast(next), turnMs)
    return () => clearTimeout(timer)
  }, [next, isHeld, isInView])
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
      ref={place}
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
          setLast(undefined)
          markSeen(fresh.map(({ id }) => id))
        }}
      >
        <X className="i" />
      </button>
    </section>
  )
}

/** Below the fold nothing is seen, such as on the dashboard under a finish that leads on to its own page. */
function useInView() {
  const [isInView, setInView] = useState(() => typeof IntersectionObserver === 'undefined')
  const place = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver((changes) => setInView(changes.at(-1)?.isIntersecting === true))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { isInView, place }
}
