import * as layout from './styles/layout.module.css'
import * as styles from './styles/seg.module.css'

interface Props<P extends string> {
  periods: Readonly<Record<P, string>>
  period: P
  onChoose: (period: P) => void
}

export const PeriodPicker = <P extends string>({ periods, period, onChoose }: Props<P>) => (
  <fieldset className={styles.seg} data-part="period">
    <legend className={layout.sr}>Period</legend>
    {(Object.keys(periods) as P[]).map((each) => (
      <button key={each} type="button" aria-pressed={each === period} onClick={() => onChoose(each)}>
        {periods[each]}
      </button>
    ))}
  </fieldset>
)
