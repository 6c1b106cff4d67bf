import { formatShortDay, formatShortMonth } from '@app/domain/day/day-words'
import { formatCount, formatRounded } from '@app/domain/text/number-words'
import { FiguresTable } from '../../ui/charts/figures.tsx'
import { type AnalyticsMeasures, type ChartSpan, type Mean, periodInSentence } from './analytics.queries.ts'
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
  const known = spans.flatMap(({ day, name, inside, measures }) => {
    const mean = pick(measures)
    return mean ? [{ day, name, inside, ...mean }] : []
  })
  if (roundsOf(known) < fewest) return null
  const step = spans[0]?.step ?? 'month'
  const nameOf = step === 'month' ? formatShortMonth : formatShortDay
  // A day has too few sessions, so its figure is the mean of the whole period.
  const latest = step === 'day' ? wholeOf(known) : known.at(-1)
  const value = latest && latest.rounds >= fewest ? formatRounded(latest.mean, digits) : null
  return (
    <section className={`card ${styles.trend}`}>
      <h2>
        <span>{title}</span> {value !== null && <b className="bigNum">{value}</b>}
      </h2>
      <p>
        {value === null && latest
          ? `Too early to tell: ${latest.rounds} of the ${fewest} sessions we need ${latest.inside}.`
          : unit}
      </p>
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

const roundsOf = (known: readonly Pick<SpanMean, 'rounds'>[]) => known.reduce((sum, each) => sum + each.rounds, 0)

function wholeOf(known: readonly Omit<SpanMean, 'inside'>[]): SpanMean {
  const rounds = roundsOf(known)
  const mean = known.reduce((sum, each) => sum + each.mean * each.rounds, 0) / rounds
  return { inside: periodInSentence['30d'], mean, rounds }
}

const heads = { day: 'Day', week: 'Week', month: 'Month' }

interface SpanMean {
  inside: string
  mean: number
  rounds: number
}
