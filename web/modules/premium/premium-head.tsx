import { planLimitsText } from '@app/domain/premium/plan-limits'
/** Also in the prerendered page. */
export const PremiumHead = () => (
  <div className="pageHead">
    <div>
      <h1>More sessions, more ideas</h1>
      <p className="lead muted">{`Still two minutes. Now ${planLimitsText('premium')}, and your own problems.`}</p>
    </div>
  </div>
)
