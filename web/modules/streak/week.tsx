import type { Day } from '@app/domain/day/day'
import { formatWeekday } from '@app/domain/day/day-words'
import { Snowflake } from 'lucide-react'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { type OpenWindow, openYesterday, type RecentDays } from './day-log.queries.ts'
import { dayKindTexts } from './streak-text.ts'
import { daysOfWeekShown } from './week-days.ts'

interface Props extends RecentDays {
  until: Day
  since: Day
  open: OpenWindow
}

export function Week({ until, since, today, kinds, open }: Props) {
  const late = openYesterday(today, open)
  const days = daysOfWeekShown({ until, since, recorded: kinds.keys() })
  const isFirst = days.some((day) => day > until)
  const stateOf = (day: Day) => {
    const kind = kinds.get(day)
    if (kind === 'done') return { match: 'match-lit', word: 'done' } as const
    if (kind) return { match: 'match-new', word: dayKindTexts[kind] } as const
    if (day === today) return { match: 'match-new', word: 'not yet' } as const
    if (day > today) return { match: 'match-wait', word: 'still to come' } as const
    if (day === late) return { match: 'match-new', word: 'still open' } as const
    return { match: 'match-out', word: 'not done' } as const
  }
  return (
    <ol className="matches" aria-label={isFirst ? 'Your first week' : 'The last seven days'}>
      {days.map((day) => {
        const { match, word } = stateOf(day)
        const name = formatWeekday(day)
        return (
          <li key={day} data-day={day === until ? 'last' : undefined}>
            {kinds.get(day) === 'frozen' ? <Snowflake className="i" /> : <SymbolDrawing name={match} />}
            <span aria-hidden="true">{name[0]}</span>
            <span className="sr">{`${name}: ${word}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
