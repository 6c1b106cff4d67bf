import type { AchievementGroup } from '@app/domain/achievements/achievements'
import { formatShortDate } from '@app/domain/day/day-words'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { deviceDayOf } from '../../ui/format-date-time.ts'
import { RetryLine } from '../../ui/load-error.tsx'
import { ShowAllButton } from '../../ui/show-all-button.tsx'
import { AchievementIcon, achievementTone } from './achievement-icon.tsx'
import * as styles from './achievements.module.css'
import { achievementProgressQuery, achievementsQuery, useCheckAchievements } from './achievements.queries.ts'
import { type Badge, groupBadges, highlightedBadges } from './badges.ts'
import { NewAchievement } from './new-achievement.tsx'

export function AchievementList() {
  const { data: unlocked, isError, refetch } = useQuery(achievementsQuery)
  const progress = useQuery(achievementProgressQuery)
  const [showsAll, setShowsAll] = useState(false)
  const check = useCheckAchievements()
  // A failed progress only leaves out the bars.
  const known = unlocked && !progress.isPending && { unlocked, progress: progress.data ?? [] }
  return (
    <section className={styles.achievements} aria-labelledby="achievements">
      <NewAchievement />
      <div className={styles.head}>
        <h2 id="achievements">Achievements</h2>
        <button
          type="button"
          className="iconBtn bare"
          aria-label="Check for new achievements"
          aria-disabled={check.isPending}
          onClick={() => check.isPending || check.mutate()}
        >
          <RefreshCw className="i" />
        </button>
        <ShowAllButton isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)} />
      </div>
      {isError && <RetryLine onRetry={refetch}>Your achievements didn’t load.</RetryLine>}
      {known && !showsAll && <Badges badges={highlightedBadges(known)} />}
      {known &&
        showsAll &&
        groupBadges(known).map(({ group, badges }) => <Group key={group} group={group} badges={badges} />)}
    </section>
  )
}

const groupNames: Record<AchievementGroup, string> = {
  streak: 'Streak',
  solved: 'Solved',
  thinkers: 'Thinkers',
  craft: 'Craft',
}

const Group = ({ group, badges }: { group: AchievementGroup; badges: readonly Badge[] }) => (
  <section className={styles.group} aria-labelledby={`achievements-${group}`}>
    <h3 id={`achievements-${group}`}>
      {groupNames[group]} <span>{`${badges.filter(({ unlockedAt }) => unlockedAt).length} of ${badges.length}`}</span>
    </h3>
    <Badges badges={badges} />
  </section>
)

const Badges = ({ badges }: { badges: readonly Badge[] }) => (
  <ul>
    {badges.map((each) => (
      <BadgeItem key={each.id} {...each} />
    ))}
  </ul>
)

function BadgeItem({ id, title, description, emoji, unlockedAt, progress }: Badge) {
  return (
    <li className={styles.badge} data-state={unlockedAt ? 'unlocked' : 'locked'}>
      <span className={`${styles.face} label`} data-tone={achievementTone(id)}>
        <AchievementIcon id={id} emoji={emoji} />
      </span>
      <b>{title}</b>
      <span>{description}</span>
      {unlockedAt && (
        <span className={styles.date}>
          <span className="sr">Unlocked on </span>
          <span>{formatShortDate(deviceDayOf(Date.parse(unlockedAt)))}</span>
        </span>
      )}
      {progress && progress.done > 0 && (
        <span className={styles.way}>
          <progress max={progress.of} value={progress.done} aria-hidden="true" />
          <span>{`${progress.done} of ${progress.of}`}</span>
        </span>
      )}
    </li>
  )
}
