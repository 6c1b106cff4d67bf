import { ArrowRight } from 'lucide-react'
import type { User } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as plate from '../../ui/styles/plate.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './premium.module.css'

export const PremiumCard = ({ plan }: Pick<User, 'plan'>) =>
  plan === 'premium' ? <PremiumFeatures /> : <PremiumOffer />

const PremiumFeatures = () => (
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

const PremiumOffer = () => (
  <section className={`${styles.up} ${plate.label} ${layout.onBlock}`} aria-labelledby="premium-offer">
    <div className={styles.spark}>
      <SymbolDrawing name="match-new" />
      <SymbolDrawing name="match-new" />
      <SymbolDrawing name="match-new" />
    </div>
    <div>
      <h2 id="premium-offer">Three more sessions a day</h2>
      <p>
        5 sessions a day instead of 2, 20 ideas instead of 10, custom problems, history with CSV and JSON export,
        advanced analytics, ad-free focus mode.
      </p>
    </div>
    <Link className={`${buttons.btn} ${styles.btn} ${buttons.big}`} to="/premium">
      Go Premium
    </Link>
  </section>
)
