import { formatShortDay, formatShortMonth } from '@app/domain/day/day-words'
import { formatCount, formatRounded } from '@app/domain/text/number-words'
import { FiguresTable } from '../../ui/charts/figures.tsx'
import type { AnalyticsMeasures, ChartSpan, Mean } from './analytics.queries.ts'
import * as styles from './charts.module.css'
import { MatchChart } from './match-chart.tsx'

interface Props {
  title: string
  unit: string
  spans: readonly ChartSpan[]
  pick: (measures: AnalyticsMeasures) => Mean
  digits: number
  note?: string
  hasChart: boolean
}

/** Below this a mean is noise. */
const fewest = 3

export function TrendCard({ title, unit, spans, pick, digits, note, hasChart }: Props) {
  const known = spans.flatMap(({ day, name, measures }) => {
    const mean = pick(measures)
    return mean ? [{ day, name, ...mean }] : []
  })
  const rounds = sumOf(known, (each) => each.rounds)
  if (rounds < fewest) return null
  const step = spans[0]?.step ?? 'month'
  const nameOf = step === 'month' ? formatShortMonth : formatShortDay
  return (
    <section className={`card ${styles.trend}`}>
      <h2>
        <span>{title}</span>{' '}
        <b className="bigNum">{formatRounded(sumOf(known, (each) => each.mean * each.rounds) / rounds, digits)}</b>
      </h2>
      <p>{unit}</p>
      {hasChart && known.length > 1 && (
        <>
          <MatchChart
            name={`${title}, ${step} by ${step}`}
            lit={known.length - 1}
            bars={known.map(({ day, name, mean, rounds }) => ({
              key: day,
              value: mean,
              label: `${name}: ${formatRounded(mean, digits)}, from ${formatCount(rounds, 'session')}`,
            }))}
          >
            <p className={styles.ends}>
              {[known[0], known.at(-1)].map(
                (end) => end && <span key={end.day}>{`${nameOf(end.day)}: ${formatRounded(end.mean, digits)}`}</span>,
              )}
            </p>
          </MatchChart>
          <FiguresTable
            caption={`${title}: ${unit}`}
            note={note}
            head={[heads[step], title, 'Sessions']}
            rows={known.map(({ name, mean, rounds }) => [name, formatRounded(mean, digits), rounds])}
          />
        </>
      )}
    </section>
  )
}

type KnownMean = NonNullable<Mean>
const sumOf = (known: readonly KnownMean[], pick: (each: KnownMean) => number) =>
  known.reduce((sum, each) => sum + pick(each), 0)

const heads = { day: 'Day', week: 'Week', month: 'Month' }
