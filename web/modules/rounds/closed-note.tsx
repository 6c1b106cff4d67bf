import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './solve.module.css'
import * as endCard from './writing/end-card.module.css'
/** The round is over elsewhere; what was written here can still be taken along. */
export const ClosedNote = () => (
  <div className={`${fields.note} ${styles.closedNote}`} role="alert">
    <span aria-hidden="true" />
    <div>
      <p>
        This problem is closed: it was handed in elsewhere, or its week is over. What you wrote here was not sent; copy
        what you want to keep.
      </p>
      <p className={`${layout.row} ${styles.row} ${endCard.row}`}>
        <a className={`${buttons.btn} ${styles.btn} ${endCard.btn}`} href="/solve">
          Next Problem
        </a>
        <a className={`${buttons.btn} ${styles.btn} ${endCard.btn} ${buttons.line}`} href="/">
          Back to Home
        </a>
      </p>
    </div>
  </div>
)
