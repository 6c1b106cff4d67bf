import { achievements } from '@app/domain/achievements/achievements'
import { useQuery } from '@tanstack/react-query'
import { Lock, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as plate from '../../ui/styles/plate.module.css'
import { AchievementIcon } from './achievement-icon.tsx'
import * as styles from './achievements.module.css'
import { achievementsQuery, type Unlocked, useCheckAchievements } from './achievements.queries.ts'

const shownAtFirst = 6

/** What is unlocked, newest first, and then what still waits. */
export function AchievementList() {
  const { data, isPending, isError, refetch } = useQuery(achievementsQuery)
  const [showsAll, setShowsAll] = useState(false)
  const check = useCheckAchievements()
  const unlocked = data ?? []
  const waiting = achievements.filter(({ id }) => !unlocked.some((each) => each.id === id))
  const all = [...unlocked, ...waiting]

  return (
    <section className={styles.achievements} aria-labelledby="achievements">
      <div className={styles.head}>
        <h2 id="achievements">Achievements</h2>
        <button
          type="button"
          className={`${buttons.iconBtn} ${buttons.bare}`}
          aria-label="Check for new achievements"
          aria-disabled={check.isPending}
          onClick={() => check.isPending || check.mutate()}
        >
          <RefreshCw className={layout.i} />
        </button>
        <button type="button" className={buttons.link} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show Less' : 'Show All'}
        </button>
      </div>
      {isError && (
        <p role="alert">
          Your achievements did not load.{' '}
          <button type="button" className={buttons.link} onClick={() => void refetch()}>
            Try Again
          </button>
        </p>
      )}
      {!isPending && !isError && (
        <ul>
          {(showsAll ? all : all.slice(0, shownAtFirst)).map((each) => (
            <Badge key={each.id} {...each} />
          ))}
        </ul>
      )}
    </section>
  )
}

const onDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

function Badge({
  id,
  title,
  description,
  emoji,
  unlockedAt,
}: Omit<Unlocked, 'isNew' | 'unlockedAt'> & Partial<Unlocked>) {
  const isOpen = unlockedAt !== undefined
  return (
    <li className={isOpen ? styles.badge : `${styles.badge} ${styles.locked}`}>
      <span className={`${styles.face} ${plate.label}`}>
        {isOpen ? <AchievementIcon id={id} emoji={emoji} /> : <Lock className={layout.i} />}
      </span>
      <b>{title}</b>
      <span>
        {description}
        <span className={layout.sr}>
          {isOpen ? `, unlocked on ${onDay.format(Date.parse(unlockedAt))}` : ', not unlocked yet'}
        </span>
      </span>
    </li>
  )
}
