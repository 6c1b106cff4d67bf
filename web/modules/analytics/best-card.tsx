import { Figures } from '../../ui/charts/figures.tsx'
import type { Analytics } from './analytics.queries.ts'
import * as styles from './charts.module.css'
import { MatchChart } from './match-chart.tsx'
import { count } from './words.ts'

const fewest = 8

export function BestCard({ best: { rounds, places } }: Pick<Analytics, 'best'>) {
  const top = places.indexOf(Math.max(...places))
  const late = places.slice(5).reduce((sum, each) => sum + each, 0)
  const isKnown = rounds >= fewest
  return (
    <section className={styles.best}>
      <h2>{isKnown ? `Your best idea is most often no. ${top + 1}` : 'Where your best idea stands'}</h2>
      <p>
        {isKnown
          ? `In ${count(rounds, 'session')} with six ideas or more. In ${late} of them it came after the fifth.`
          : `Too early to tell: ${count(rounds, 'session')} with six ideas or more. ${fewest} say more.`}
      </p>
      {rounds > 0 && (
        <>
          <MatchChart
            name="How often the best idea stood at each place"
            lit={isKnown ? top : -1}
            hasBird
            labels={places.map((_, at) => String(at + 1))}
            bars={places.map((times, at) => ({
              key: String(at),
              value: times,
              label: `No. ${at + 1}: best in ${count(times, 'session')} of ${rounds}`,
            }))}
          />
          <Figures
            caption="Place of the best idea"
            head={['Place', 'Sessions']}
            rows={places.map((times, at) => [at + 1, times])}
          />
        </>
      )}
    </section>
  )
}
