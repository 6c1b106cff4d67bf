import { type Analytics, type Period, spansOf } from './analytics.queries.ts'
import { BestCard } from './best-card.tsx'
import * as styles from './charts.module.css'
import { HoursCard } from './hours-card.tsx'
import { MethodsCard } from './methods-card.tsx'
import { ThinkersCard } from './thinkers-card.tsx'
import { TrendCard } from './trend-card.tsx'
import { YearCard } from './year-card.tsx'

export function Charts({ data, period = 'all' }: { data: Analytics; period?: Period }) {
  const spans = spansOf(data, period)
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
        unit="mean of your two oddest ideas, on problems of 30 people or more,"
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
