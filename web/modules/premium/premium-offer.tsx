import { Link } from '../../ui/link.tsx'
import { Drawing } from '../../ui/symbols.tsx'

/** For free people. */
export const PremiumOffer = () => (
  <section className="up label on-block" aria-labelledby="premium-offer">
    <div className="spark">
      <Drawing name="match-new" />
      <Drawing name="match-new" />
      <Drawing name="match-new" />
    </div>
    <div>
      <h2 id="premium-offer">Three more matches in the box</h2>
      <p>
        5 sessions a day instead of 2, 20 ideas instead of 10, custom problems, history with CSV and JSON export,
        advanced analytics, ad-free focus mode.
      </p>
    </div>
    <Link className="btn big" to="/premium">
      Go Premium
    </Link>
  </section>
)
