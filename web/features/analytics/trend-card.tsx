import { Figures } from '../../ui/charts/figures.tsx'
import type { Mean, Month } from './analytics.queries.ts'
import { Sticks } from './sticks.tsx'
import { count, inMonth, inMonthOfYear, rounded } from './words.ts'

interface Props {
  title: string
  /** What the figure counts, in words that follow it. */
  unit: string
  months: readonly Month[]
  pick: (month: Month) => Mean
  digits: number
}

/** Below this a mean is noise. */
const fewest = 3

/** One measure, month by month. */
export function TrendCard({ title, unit, months, pick, digits }: Props) {
  const known = months.flatMap((month) => {
    const mean = pick(month)
    return mean ? [{ month: month.month, ...mean }] : []
  })
  const latest = known.at(-1)
  const value = latest && latest.rounds >= fewest ? rounded(latest.mean, digits) : null
  return (
    <section className="card trend">
      {known.length > 0 && (
        <Sticks
          name={`${title}, month by month`}
          lit={known.length - 1}
          sticks={known.map(({ month, mean, rounds }) => ({
            key: month,
            value: mean,
            says: `${inMonthOfYear(month)}: ${rounded(mean, digits)}, from ${count(rounds, 'session')}`,
          }))}
        />
      )}
      <h2>
        {title} {value !== null && <b className="num">{value}</b>}
      </h2>
      <p>{latest ? sentence({ latest, before: known[0], unit, digits }) : 'Nothing to count yet.'}</p>
      {known.length > 0 && (
        <Figures
          caption={`${title}: ${unit}`}
          head={['Month', title, 'Sessions']}
          rows={known.map(({ month, mean, rounds }) => [inMonthOfYear(month), rounded(mean, digits), rounds])}
        />
      )}
    </section>
  )
}

interface Known {
  month: string
  mean: number
  rounds: number
}
interface Told {
  latest: Known
  before: Known | undefined
  unit: string
  digits: number
}

function sentence({ latest, before, unit, digits }: Told): string {
  const now = inMonth(latest.month)
  if (latest.rounds < fewest)
    return `Too early to tell: ${count(latest.rounds, 'session')} in ${now}. ${fewest} say more.`
  const told = `${unit} in ${now}, from ${count(latest.rounds, 'session')}.`
  if (!before || before === latest || before.rounds < fewest) return told
  return `${told} In ${inMonth(before.month)} ${rounded(before.mean, digits)}, from ${before.rounds}.`
}
