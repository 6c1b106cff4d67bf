import { addDays, daysBetween } from '@app/domain/day/day'
import { formatMonthOfYear } from '@app/domain/day/day-words'
import { endOfMonth, startOfWeek } from '@app/domain/day/month'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { WeekdayHead } from '../streak/weekday-head.tsx'
import * as styles from './active-days.module.css'
import type { Month } from './month.queries.ts'

/** A day without a session is plain: nothing says that it was missed. */
export function ActiveDays({ month: { month, litDays } }: { month: Month }) {
  const first = `${month}-01`
  const last = endOfMonth(first)
  const monday = startOfWeek(first)
  const weeks = Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(monday, 7 * week + place)),
  )
  const lit = new Set(litDays)
  return (
    <div className={`card ${styles.calendar}`}>
      <table>
        <caption className="sr">
          {`${formatMonthOfYear(first)}, ${lit.size} of ${Number(last.slice(8))} days lit`}
        </caption>
        <WeekdayHead />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-lit={lit.has(day) || undefined}>
                  {day >= first && day <= last && (
                    <span>
                      <b>{Number(day.slice(8))}</b>
                      {lit.has(day) && (
                        <>
                          <SymbolDrawing name="flame" />
                          <span className="sr">, lit</span>
                        </>
                      )}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
