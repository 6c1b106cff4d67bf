import { achievements } from '@app/domain/achievements/achievements'
import { useQuery } from '@tanstack/react-query'
import { Lock, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { AchievementIcon } from './achievement-icon.tsx'
import { achievementsQuery, type Unlocked, useCheckAchievements } from './achievements.queries.ts'
import './achievements.css'

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
    <section className="achievements" aria-labelledby="achievements">
      <div className="head">
        <h2 id="achievements">Achievements</h2>
        <button
          type="button"
          className="icon-btn bare"
          aria-label="Check for new achievements"
          aria-disabled={check.isPending}
          onClick={() => check.isPending || check.mutate()}
        >
          <RefreshCw className="i" />
        </button>
        <button type="button" className="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show Less' : 'Show All'}
        </button>
      </div>
      {isError && (
        <p role="alert">
          Your achievements did not load.{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
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
    <li className={isOpen ? 'badge' : 'badge locked'}>
      <span className="face label">{isOpen ? <AchievementIcon id={id} emoji={emoji} /> : <Lock className="i" />}</span>
      <b>{title}</b>
      <span>
        {description}
        <span className="sr">
          {isOpen ? `, unlocked on ${onDay.format(Date.parse(unlockedAt))}` : ', not unlocked yet'}
        </span>
      </span>
    </li>
  )
}
