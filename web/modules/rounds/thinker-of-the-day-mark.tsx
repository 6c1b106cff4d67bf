import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './thinker-of-the-day-mark.module.css'

export const ThinkerOfTheDayMark = () => (
  <span className={styles.dayMark}>
    <SymbolDrawing name="flame" />
  </span>
)
