import { maxSlots, roundsPerDay } from '@app/domain/premium/plan-limits'
import { Check } from 'lucide-react'
import * as styles from './premium-screen.module.css'
import { exportFeatureText, formatPlanPrice } from './premium-text.ts'

export const Comparison = ({ hasButton }: { hasButton: boolean }) => (
  <div className={styles.comparison}>
    <article className="card" aria-labelledby="free-plan">
      <h2 id="free-plan">
        Free <span className="tag">Current</span>
      </h2>
      <p className={`${styles.price} disp`}>
        <b>$0</b> forever
      </p>
      <ul>
        {free.map((each) => (
          <Line key={each} text={each} />
        ))}
      </ul>
    </article>
    <article className={`${styles.premiumPlan} label onBlock`} aria-labelledby="premium-plan">
      <h2 id="premium-plan">
        Premium <span className="tag fun">MOST FUN</span>
      </h2>
      <p className={`${styles.price} disp`}>
        <b>{formatPlanPrice('monthly')}</b> a month or {formatPlanPrice('annual')} a year
      </p>
      <ul>
        {premium.map((each) => (
          <Line key={each} text={each} />
        ))}
      </ul>
      {hasButton && (
        <a className="btn onSulphur" href="#pay-head">
          Choose Premium
        </a>
      )}
    </article>
  </div>
)

const free = [
  `${roundsPerDay.free} sessions a day`,
  `Up to ${maxSlots.free} ideas in each`,
  'Streak tracking, approved daily quests',
]
const premium = [
  `${roundsPerDay.premium} sessions a day`,
  `Up to ${maxSlots.premium} ideas in each`,
  'Custom problems',
  exportFeatureText,
  'Advanced analytics',
  'Ad-free focus mode',
]

const Line = ({ text }: { text: string }) => (
  <li>
    <Check className="i" />
    {text}
  </li>
)
