import { minIdeasForOrder } from '@app/domain/scoring/order-curve'
import { minPeopleForRarity } from '@app/domain/scoring/score'
import { formatCount, nounFor, numberInWords } from '@app/domain/text/number-words'
import type { CSSProperties } from 'react'
import { Figures } from '../../ui/charts/figures.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { type Analytics, type AnalyticsPeriod, chartSpansOf } from './analytics.queries.ts'
import * as styles from './charts.module.css'
import { HoursCard } from './hours-card.tsx'
import { MatchChart } from './match-chart.tsx'
import { ThinkersCard } from './thinkers-card.tsx'
import { TrendCard } from './trend-card.tsx'
import { YearCard } from './year-card.tsx'

export function Charts({ data, period = 'all' }: { data: Analytics; period?: AnalyticsPeriod }) {
  const spans = chartSpansOf(data, period)
  return (
    <div className={styles.charts} data-part="charts">
      <YearCard data={data} />
      <TrendCard title="Ideas" unit="per session" spans={spans} pick={({ ideas }) => ideas} digits={1} />
      <TrendCard
        title="Variety"
        unit="strategies per list, counted by weight,"
        spans={spans}
        pick={({ variety }) => variety}
        digits={1}
      />
      <TrendCard
        title="Rarity"
        unit={`mean of your two oddest ideas, on problems of ${minPeopleForRarity} people or more,`}
        spans={spans}
        pick={({ rarity }) => rarity}
        digits={0}
      />
      <TrendCard
        title="Detail"
        unit="telling words in a typical idea"
        spans={spans}
        pick={({ detail }) => detail}
        digits={1}
      />
      <BestCard best={data.best} />
      <HoursCard hours={data.hours} />
      <ThinkersCard thinkers={data.thinkers} variety={data.variety} />
      <MethodsCard methods={data.methods} />
    </div>
  )
}

const fewestSessions = 8
const enoughIdeas = numberInWords(minIdeasForOrder)

function BestCard({ best: { rounds, places } }: Pick<Analytics, 'best'>) {
  const top = places.indexOf(Math.max(...places))
  const late = places.slice(5).reduce((sum, each) => sum + each, 0)
  const isKnown = rounds >= fewestSessions
  return (
    <section className={styles.best}>
      <h2>{isKnown ? `Your best idea is most often no. ${top + 1}` : 'Where your best idea stands'}</h2>
      <p>
        {isKnown
          ? `In ${formatCount(rounds, 'session')} with ${enoughIdeas} ideas or more. In ${late} of them it came after the fifth.`
          : `Too early to tell: ${formatCount(rounds, 'session')} with ${enoughIdeas} ideas or more. ${fewestSessions} say more.`}
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
              label: `No. ${at + 1}: best in ${formatCount(times, 'session')} of ${rounds}`,
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

const fewestIdeas = 20

function MethodsCard({ methods: { voice, text } }: Pick<Analytics, 'methods'>) {
  const all = voice + text
  const share = all === 0 ? 0 : Math.round((voice / all) * 100)
  return (
    <section className={styles.methods}>
      <h2>{all >= fewestIdeas ? headline(share) : 'Voice and text'}</h2>
      <div className={styles.spoken} style={{ '--spoken': `${share}%` } as CSSProperties} aria-hidden="true">
        <SymbolDrawing name="flame" />
      </div>
      <dl>
        <div>
          <dt>voice</dt>
          <dd className="num">{all === 0 ? '–' : `${share}%`}</dd>
        </div>
        <div>
          <dt>text</dt>
          <dd className="num">{all === 0 ? '–' : `${100 - share}%`}</dd>
        </div>
      </dl>
      <p>
        <span>{`${formatCount(voice, 'spoken idea')}, ${formatCount(text, 'written one')}.`}</span>
        {all < fewestIdeas && <span>{` Too early to tell: ${fewestIdeas} ideas say more.`}</span>}
      </p>
    </section>
  )
}

function headline(share: number): string {
  if (share === 0) return 'All of it is written'
  if (share === 100) return 'All of it is spoken'
  const tenths = Math.round(share / 10)
  if (tenths === 0) return 'Hardly any are spoken'
  if (tenths === 10) return 'Nearly all are spoken'
  const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
  return `${words[tenths]} in ten ${nounFor(tenths, 'is', 'are')} spoken`
}
