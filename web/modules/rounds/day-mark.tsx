import { Drawing } from '../../ui/symbols.tsx'
import * as styles from './day-mark.module.css'

export const DayMark = () => (
  <span className={styles.dayMark}>
    <Drawing name="flame" />
  </span>
)
