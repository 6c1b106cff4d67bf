import { maxSlots, roundsPerDay } from '@app/domain/premium/plan-limits'
import { capitalize, numberInWords } from '@app/domain/text/number-words'
import { ArrowRight } from 'lucide-react'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './premium.module.css'

export const PremiumCard = ({ plan, totalSolved }: Pick<User, 'plan' | 'totalSolved'>) =>
  plan === 'premium' ? <PremiumFeatures /> : <PremiumOffer isQuiet={totalSolved === 0} />

const PremiumFeatures = () => (
  <section className={`card row ${styles.premiumFeatures}`} aria-labelledby="premium-features">
    <h2 id="premium-features">Premium Features</h2>
    <p>Search and export every idea you’ve written.</p>
    <Button to="/solution-history">
      View History
      <ArrowRight className="i" />
    </Button>
  </section>
)

/** Before the first session the problem alone is loud. */
const PremiumOffer = ({ isQuiet }: { isQuiet: boolean }) => (
  <section
    className={isQuiet ? `card row ${styles.up}` : `row ${styles.up} ${styles.loud} label onBlock`}
    aria-labelledby="premium-offer"
  >
    <div className={styles.spark}>
      <SymbolDrawing name="match-new" />
      <SymbolDrawing name="match-new" />
      <SymbolDrawing name="match-new" />
    </div>
    <div>
      <h2 id="premium-offer">{`${capitalize(numberInWords(roundsPerDay.premium - roundsPerDay.free))} more sessions a day`}</h2>
      <p>{`Up to ${maxSlots.premium} ideas a session, custom problems, history you can export, analytics and focus mode.`}</p>
    </div>
    <Button size="big" kind={isQuiet ? 'line' : undefined} to="/premium">
      Go Premium
    </Button>
  </section>
)
