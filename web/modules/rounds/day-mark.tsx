import { Drawing } from '../../ui/symbols.tsx'
import * as styles from './day-mark.module.css'

/** The flame on the plate of the thinker of the day. */
export const DayMark = () => (
  <span className={styles.dayMark}>
    <Drawing name="flame" />
  </span>
)
