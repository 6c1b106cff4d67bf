import { addDays, type Day, daysBetween } from '@app/domain/day/day'
import { formatMonthOfYear } from '@app/domain/day/day-words'
import { endOfMonth, startOfWeek } from '@app/domain/day/month'
import type { DayKind } from '@app/domain/streak/day-log'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { DayKindKey, DayKindMark, type useDayKinds, WeekdayHead } from '../streak/calendar-marks.tsx'
import { dayKindTexts } from '../streak/streak-text.ts'
import * as styles from './active-days.module.css'
import type { Month } from './month.queries.ts'

interface Props {
  month: Month
  kinds: ReturnType<typeof useDayKinds>
}

/** A day without a session is plain, unless it kept the streak: nothing says that it was missed. */
export function ActiveDays({ month: { month, litDays }, kinds }: Props) {
  const first = `${month}-01`
  const last = endOfMonth(first)
  const monday = startOfWeek(first)
  const weeks = Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(monday, 7 * week + place)),
  )
  const lit = new Set(litDays)
  const keptAs = (day: Day) => {
    const kind = kinds?.get(day)
    return lit.has(day) || kind === 'done' || day < first || day > last ? undefined : kind
  }
  return (
    <div className={`card ${styles.calendar}`}>
      <table>
        <caption className="sr">
          {`${formatMonthOfYear(first)}, ${lit.size} of ${Number(last.slice(8))} days with a session`}
        </caption>
        <WeekdayHead />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-day={lit.has(day) ? 'lit' : keptAs(day) ? 'kept' : undefined}>
                  {day >= first && day <= last && (
                    <span>
                      <b>{Number(day.slice(8))}</b>
                      {lit.has(day) && (
                        <>
                          <SymbolDrawing name="flame" />
                          <span className="sr">, lit</span>
                        </>
                      )}
                      <Kept kind={keptAs(day)} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayKindKey kinds={weeks.flat().flatMap((day) => keptAs(day) ?? [])} />
    </div>
  )
}

const Kept = ({ kind }: { kind: DayKind | undefined }) =>
  kind && (
    <>
      <DayKindMark kind={kind} />
      <span className="sr">{`, ${dayKindTexts[kind]}`}</span>
    </>
  )
