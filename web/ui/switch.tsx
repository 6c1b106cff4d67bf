import * as styles from './switch.module.css'
import { WithBrand } from './with-brand.tsx'

interface Props {
  label: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (on: boolean) => void
}

export const Switch = ({ label, hint, isOn, isDisabled = false, onChange }: Props) => (
  <label className={styles.sw} data-part="switch">
    <span>
      <b>{label}</b>
      <small>
        <WithBrand words={hint} />
      </small>
    </span>
    <input
      className="cover"
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={isOn}
      aria-checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className={styles.knob} aria-hidden="true" />
  </label>
)
