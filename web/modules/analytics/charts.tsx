import { minPeopleForRarity } from '@app/domain/scoring/score'
import { countInWords, formatCount } from '@app/domain/text/number-words'
import { type CSSProperties, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FiguresTable } from '../../ui/charts/figures.tsx'
import { Matches, SymbolDrawing } from '../../ui/symbols.tsx'
import { type Analytics, type AnalyticsPeriod, chartSpansOf } from './analytics.queries.ts'
import * as styles from './charts.module.css'
import { HoursCard, minRoundsForHours } from './hours-card.tsx'
import { MatchChart } from './match-chart.tsx'
import { TrendCard } from './trend-card.tsx'
import { YearCard } from './year-card.tsx'

export function Charts({ data, period = 'all' }: { data: Analytics; period?: AnalyticsPeriod }) {
  const [showsFigures, setShowsFigures] = useState(false)
  const missing = period === 'all' ? minRoundsForHours - data.rounds : 0
  if (missing > 0)
    return (
      <div className={styles.charts} data-early>
        <MoreCharts
          rounds={data.rounds}
        >{`Your charts start after ${countInWords(missing, 'more session')}.`}</MoreCharts>
        <Trends data={data} period={period} hasCharts={false} />
      </div>
    )
  return (
    <>
      <div className={styles.charts} data-part="charts" data-figures={showsFigures || undefined}>
        <YearCard data={data} />
        <Trends data={data} period={period} hasCharts />
        <PicksCard picks={data.picks} />
        <HoursCard hours={data.hours} />
        <MethodsCard methods={data.methods} />
      </div>
      <button
        type="button"
        className={`link ${styles.toggle}`}
        aria-expanded={showsFigures}
        onClick={() => setShowsFigures(!showsFigures)}
      >
        {showsFigures ? 'Hide the Numbers' : 'See the Numbers'}
      </button>
    </>
  )
}

interface TrendsProps {
  data: Analytics
  period: AnalyticsPeriod
  hasCharts: boolean
}

function Trends({ data, period, hasCharts }: TrendsProps) {
  const shared = { spans: chartSpansOf(data, period), hasChart: hasCharts }
  return (
    <div className={styles.trends}>
      <TrendCard title="Ideas" unit="per session" pick={({ ideas }) => ideas} digits={1} {...shared} />
      <TrendCard title="Variety" unit="directions per list" pick={({ variety }) => variety} digits={1} {...shared} />
      <TrendCard
        title="Rarity"
        unit="of 100, for your two rarest ideas"
        pick={({ rarity }) => rarity}
        digits={0}
        note={`We only count problems that ${minPeopleForRarity} or more people have solved.`}
        {...shared}
      />
      <TrendCard title="Detail" unit="key words per idea" pick={({ detail }) => detail} digits={1} {...shared} />
    </div>
  )
}

/** A match for each session until there are enough for every chart. */
export const MoreCharts = ({ rounds, children }: { rounds: number; children: string }) => (
  <section className={`heroBlock label onBlock ${styles.more}`}>
    <div className={styles.box}>
      <Matches of={minRoundsForHours} lit={rounds} />
    </div>
    <h2>{children}</h2>
    <Button kind="onHero" size="big" to="/solve">
      Solve Problem
    </Button>
  </section>
)

const picksByPosition = 'Your picks by position in the list'

const fewestPicks = { toCount: 10, toPlace: 20 } as const

/** What the person chose; of fewer picks nothing is said. */
function PicksCard({ picks: { byRule, places } }: Pick<Analytics, 'picks'>) {
  const all = places.reduce((sum, each) => sum + each, 0)
  if (all < fewestPicks.toCount) return null
  const shown = places.slice(0, places.findLastIndex((times) => times > 0) + 1)
  const top = shown.indexOf(Math.max(...shown))
  const ruleText = `${byRule} of your ${all} picks came from a thinker’s technique`
  const hasPlaces = all >= fewestPicks.toPlace
  return (
    <section className={`heroBlock ${styles.picks}`}>
      <h2>{hasPlaces ? `Most often, you pick idea ${top + 1}` : ruleText}</h2>
      {hasPlaces && (
        <>
          <MatchChart
            name={picksByPosition}
            lit={top}
            hasBird
            labels={shown.map((_, at) => String(at + 1))}
            bars={shown.map((times, at) => ({
              key: String(at),
              value: times,
              label: `No. ${at + 1}: ${formatCount(times, 'pick')} of ${all}`,
            }))}
          >
            <p>{`${shown[top]} of your ${all} picks. ${byRule} came from a thinker’s technique.`}</p>
          </MatchChart>
          <FiguresTable
            caption={picksByPosition}
            head={['Place', 'Picks']}
            rows={shown.map((times, at) => [at + 1, times])}
          />
        </>
      )}
    </section>
  )
}

const fewestIdeas = 20

function MethodsCard({ methods: { voice, text } }: Pick<Analytics, 'methods'>) {
  const all = voice + text
  if (all < fewestIdeas) return null
  const share = Math.round((voice / all) * 100)
  return (
    <section className={styles.methods}>
      <h2>{headline(share)}</h2>
      <p>{`${formatCount(voice, 'spoken idea')}, ${formatCount(text, 'written one')}.`}</p>
      <div className={styles.spoken} style={{ '--spoken': `${share}%` } as CSSProperties} aria-hidden="true">
        <SymbolDrawing name="flame" />
      </div>
      <dl>
        <div>
          <dt>voice</dt>
          <dd className="bigNum">{`${share}%`}</dd>
        </div>
        <div>
          <dt>text</dt>
          <dd className="bigNum">{`${100 - share}%`}</dd>
        </div>
      </dl>
    </section>
  )
}

function headline(share: number): string {
  if (share === 0) return 'All typed'
  if (share === 100) return 'All spoken'
  return `You dictated ${share}% of your ideas`
}
