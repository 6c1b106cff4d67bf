import type { Analytics } from './analytics.queries.ts'
import { BestCard } from './best-card.tsx'
import { HoursCard } from './hours-card.tsx'
import { MethodsCard } from './methods-card.tsx'
import { ThinkersCard } from './thinkers-card.tsx'
import { TrendCard } from './trend-card.tsx'
import { YearCard } from './year-card.tsx'
import './charts.css'

export const Charts = ({ data }: { data: Analytics }) => (
  <div className="charts">
    <YearCard data={data} />
    <TrendCard title="Ideas" unit="per session" months={data.months} pick={({ ideas }) => ideas} digits={1} />
    <TrendCard
      title="Variety"
      unit="strategies per list, counted by weight,"
      months={data.months}
      pick={({ variety }) => variety}
      digits={1}
    />
    <TrendCard
      title="Rarity"
      unit="mean of your two oddest ideas, on problems of 30 people or more,"
      months={data.months}
      pick={({ rarity }) => rarity}
      digits={0}
    />
    <TrendCard
      title="Detail"
      unit="telling words in a typical idea"
      months={data.months}
      pick={({ detail }) => detail}
      digits={1}
    />
    <BestCard best={data.best} />
    <HoursCard hours={data.hours} />
    <ThinkersCard thinkers={data.thinkers} variety={data.variety} />
    <MethodsCard methods={data.methods} />
  </div>
)
