import { type DayKind, dayKinds } from '@app/domain/streak/day-log'
import { dayWords } from './day-words.ts'

/** What the marks mean; those of rare days only where one is shown. */
export const MonthKey = ({ kinds, hasLate }: { kinds: readonly DayKind[]; hasLate: boolean }) => (
  <p className="key">
    <span>
      <i className="of-streak" />
      Streak
    </span>
    {dayKinds
      .filter((kind) => kind === 'done' || kinds.includes(kind))
      .map((kind) => (
        <span key={kind}>
          <i className={`mark ${kind}`} />
          {capital(dayWords[kind])}
        </span>
      ))}
    <span>
      <i className="of-today" />
      Today
    </span>
    {hasLate && (
      <span>
        <i className="of-late" />
        Still open
      </span>
    )}
  </p>
)

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
