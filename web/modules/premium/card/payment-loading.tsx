import * as match from '../../../ui/styles/match.module.css'
import * as styles from '../premium-screen.module.css'
export const PaymentLoading = () => (
  <div className={styles.loading} role="status">
    <div className={`${match.match} ${styles.match}`} aria-hidden="true">
      <div className={match.stick} />
      <svg className={match.fl} aria-hidden="true">
        <use href="#flame" />
      </svg>
    </div>
    <p>Loading payment...</p>
  </div>
)
