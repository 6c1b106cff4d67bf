import { planLimitsText } from '@app/domain/premium/plan-limits'
/** Also in the prerendered page. */
export const PremiumHead = () => (
  <div className="pageHead">
    <div>
      <h1>More sessions, more ideas</h1>
      <p className="lead muted">{`Two minutes as before: ${planLimitsText('premium')}, and problems of your own.`}</p>
    </div>
  </div>
)
