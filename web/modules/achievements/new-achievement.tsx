import { capitalize, countInWords } from '@app/domain/text/number-words'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { AchievementIcon, achievementTone } from './achievement-icon.tsx'
import * as styles from './achievements.module.css'
import { useMarkAchievementsSeen, useNewAchievements } from './achievements.queries.ts'

/** The newest, and how many more wait in the list: a card that covers nothing and stays until it is dismissed. */
export function NewAchievement() {
  const head = useId()
  const see = useMarkAchievementsSeen()
  const fresh = useNewAchievements()
  const [wasPutAway, setPutAway] = useState(false)
  const [first, ...more] = fresh
  const gone = useFocusIfLost<HTMLParagraphElement>(wasPutAway && !first)
  if (!first)
    return (
      wasPutAway && (
        <p className="sr" ref={gone} tabIndex={-1}>
          Hidden.
        </p>
      )
    )
  return (
    <section className={styles.fresh} aria-labelledby={head}>
      <span className={`${styles.face} label`} data-tone={achievementTone(first.id)}>
        <AchievementIcon id={first.id} emoji={first.emoji} />
      </span>
      <div>
        <h2 id={head}>{`New achievement: ${first.title}`}</h2>
        <p>{more.length === 0 ? first.description : `${first.description}. ${moreText(more.length)}`}</p>
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

const moreText = (count: number) => `${capitalize(countInWords(count, 'more is', 'more are'))} in your list.`
