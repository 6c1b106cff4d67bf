import { type DayKind, dayKinds } from '@app/domain/streak/day-log'
import { dayWords } from './day-words.ts'
import * as styles from './month-card.module.css'

/** What the marks mean; those of rare days only where one is shown. */
export const MonthKey = ({ kinds, hasLate }: { kinds: readonly DayKind[]; hasLate: boolean }) => (
  <p className={styles.key}>
    <span>
      <i className={styles.ofStreak} />
      Streak
    </span>
    {dayKinds
      .filter((kind) => kind === 'done' || kinds.includes(kind))
      .map((kind) => (
        <span key={kind}>
          <i className={styles.mark} data-kind={kind} />
          {capital(dayWords[kind])}
        </span>
      ))}
    <span>
      <i className={styles.ofToday} />
      Today
    </span>
    {hasLate && (
      <span>
        <i className={styles.ofLate} />
        Still open
      </span>
    )}
  </p>
)

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
