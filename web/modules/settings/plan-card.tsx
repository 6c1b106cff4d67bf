import { roundsPerDay, slotCap } from '@app/domain/premium/plan'
import type { User } from '../../api/session.ts'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import * as styles from './settings.module.css'

export const PlanCard = ({ plan }: Pick<User, 'plan'>) => (
  <section className={`${surfaces.card} ${styles.plan} ${layout.onBlock}`} aria-labelledby="plan-head">
    <Drawing name="bird" />
    <div>
      <h2 id="plan-head">{plan === 'premium' ? 'Premium Trainer' : 'Free Trainer'}</h2>
      <p>
        {roundsPerDay[plan]} sessions a day, up to {slotCap[plan]} solutions in each
      </p>
      <Link className={buttons.link} to="/premium">
        {plan === 'premium' ? 'Manage Premium' : 'Go Premium'}
      </Link>
    </div>
  </section>
)
