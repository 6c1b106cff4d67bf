import { ArrowRight } from 'lucide-react'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './premium.module.css'

export const PremiumCard = ({ plan }: Pick<User, 'plan'>) =>
  plan === 'premium' ? <PremiumFeatures /> : <PremiumOffer />

const PremiumFeatures = () => (
  <section className={`card ${styles.premiumFeatures}`} aria-labelledby="premium-features">
    <h2 id="premium-features">Premium Features</h2>
    <p>
      5 sessions a day, up to 20 ideas in each. Custom problems, full history with CSV and JSON export, analytics, focus
      mode.
    </p>
    <Button to="/solution-history">
      View History
      <ArrowRight className="i" />
    </Button>
  </section>
)

const PremiumOffer = () => (
  <section className={`${styles.up} label onBlock`} aria-labelledby="premium-offer">
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
    <Button size="big" to="/premium">
      Go Premium
    </Button>
  </section>
)
