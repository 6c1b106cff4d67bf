import { monthName } from './day-names.ts'
import { type Cell, weeksOf } from './month.ts'
import type { RecentDays } from './progress.queries.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The month: the streak is one ribbon, days done before it carry a dot. */
export function MonthCard({ today, done }: RecentDays) {
  return (
    <section className="card month" aria-labelledby="month">
      <h2 id="month">{monthName(today)}</h2>
      <table>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name[0]}</span>
                <span className="sr">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(today, done).map((week, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks and days stay where they are.
            <tr key={place}>
              {week.map((cell, weekday) => (
                <td key={weekdays[weekday]}>{cell && <DayMark cell={cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="key">
        <span>
          <i className="of-streak" />
          Streak
        </span>
        <span>
          <i className="of-done" />
          Done earlier
        </span>
        <span>
          <i className="of-today" />
          Today
        </span>
      </p>
    </section>
  )
}

function DayMark({ cell: { date, mark, when, opens, closes } }: { cell: Cell }) {
  const words = [
    when === 'today' && (mark ? 'today' : 'today, not done yet'),
    mark === 'streak' && 'part of your streak',
    mark === 'done' && 'done',
  ]
  return (
    <span
      className={[when === 'today' ? 'now' : when, mark, opens && 'opens', closes && 'closes']
        .filter(Boolean)
        .join(' ')}
    >
      {date}
      <span className="sr">{words.filter(Boolean).map((word) => `, ${word}`)}</span>
    </span>
  )
}
