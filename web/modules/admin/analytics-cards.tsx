import * as surfaces from '../../ui/styles/surfaces.module.css'
import type { Summary } from './analytics.queries.ts'
import * as styles from './guest-analytics.module.css'

const written = (count: number) => count.toLocaleString('en-US')

export const AnalyticsCards = ({ summary }: { summary: Summary }) => (
  <dl className={styles.figureCards}>
    <Card name="Unique Visitors" of="distinct IPs who started a challenge" value={written(summary.uniqueVisitors)} />
    <Card name="Engagement Rate" of="completions / starts" value={summary.engagementRate} />
    <Card name="Signup Prompts" of="views" value={written(summary.signupPromptViews)} />
    <Card name="Conversion Rate" of="conversions from prompts" value={summary.conversionRate} />
    <Card name="Accounts Created" of="in a browser that had tried one" value={written(summary.accountsCreated)} />
  </dl>
)

const Card = ({ name, of, value }: { name: string; of: string; value: string }) => (
  <div className={`${surfaces.card} ${styles.card}`}>
    <dt>{name}</dt>
    <dd className={styles.of}>{of}</dd>
    <dd className={`${surfaces.bigNum} ${styles.bigNum}`}>{value}</dd>
  </div>
)
