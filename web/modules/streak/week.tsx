import type { Day } from '@app/domain/day/day'
import * as layout from '../../ui/styles/layout.module.css'
import * as matchStyles from '../../ui/styles/match.module.css'
import * as stat from '../../ui/styles/stat.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { dayWords, weekdayName } from './day-names.ts'
import * as styles from './lit-card.module.css'
import { lateDay, type Open, type RecentDays } from './progress.queries.ts'
import { weekDays } from './week-days.ts'

interface Props extends RecentDays {
  until: Day
  since: Day
  open: Open
}

export function Week({ until, since, today, kinds, open }: Props) {
  const late = lateDay(today, open)
  const days = weekDays({ until, since, recorded: kinds.keys() })
  const isFirst = days.some((day) => day > until)
  const stateOf = (day: Day) => {
    const kind = kinds.get(day)
    if (kind === 'done') return { match: 'match-lit', word: 'done' } as const
    if (kind) return { match: 'match-new', word: dayWords[kind] } as const
    if (day === today) return { match: 'match-new', word: 'not yet' } as const
    if (day > today) return { match: 'match-wait', word: 'still to come' } as const
    if (day === late) return { match: 'match-new', word: 'still open' } as const
    return { match: 'match-out', word: 'not done' } as const
  }
  return (
    <ol
      className={`${matchStyles.matches} ${stat.matches} ${styles.matches}`}
      aria-label={isFirst ? 'Your first week' : 'The last seven days'}
    >
      {days.map((day) => {
        const { match, word } = stateOf(day)
        const name = weekdayName(day)
        return (
          <li key={day} data-day={day === until ? 'last' : undefined}>
            <Drawing name={match} />
            <span aria-hidden="true">{name[0]}</span>
            <span className={layout.sr}>{`${name}: ${word}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
