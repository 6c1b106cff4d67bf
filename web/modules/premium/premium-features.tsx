import { ArrowRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as styles from './premium.module.css'

/** For premium people. */
export const PremiumFeatures = () => (
  <section className={`${surfaces.card} ${styles.premiumFeatures}`} aria-labelledby="premium-features">
    <h2 id="premium-features">Premium Features</h2>
    <p>
      5 sessions a day, up to 20 ideas in each. Custom problems, full history with CSV and JSON export, analytics, focus
      mode.
    </p>
    <Link className={buttons.btn} to="/solution-history">
      View History
      <ArrowRight className={layout.i} />
    </Link>
  </section>
)
