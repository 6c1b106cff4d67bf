import { ArrowRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'

/** For premium people. */
export const PremiumFeatures = () => (
  <section className="card premium-features" aria-labelledby="premium-features">
    <h2 id="premium-features">Premium Features</h2>
    <p>
      5 sessions a day, up to 20 ideas in each. Custom problems, full history with CSV and JSON export, analytics, focus
      mode.
    </p>
    <Link className="btn" to="/solution-history">
      View History
      <ArrowRight className="i" />
    </Link>
  </section>
)
