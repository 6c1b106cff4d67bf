import { roundsPerDay, slotCap } from '@app/domain/premium/plan'
import type { User } from '../../api/session.ts'
import { Link } from '../../ui/link.tsx'
import { Drawing } from '../../ui/symbols.tsx'

export const PlanCard = ({ plan }: Pick<User, 'plan'>) => (
  <section className="card plan on-block" aria-labelledby="plan-head">
    <Drawing name="bird" />
    <div>
      <h2 id="plan-head">{plan === 'premium' ? 'Premium Trainer' : 'Free Trainer'}</h2>
      <p>
        {roundsPerDay[plan]} sessions a day, up to {slotCap[plan]} solutions in each
      </p>
      <Link className="link" to="/premium">
        {plan === 'premium' ? 'Manage Premium' : 'Go Premium'}
      </Link>
    </div>
  </section>
)
