import * as fields from '../../ui/styles/fields.module.css'
import { OnOff } from './on-off.tsx'
import { useSwitchHints } from './settings.queries.ts'

/** Whether anything is said while this person writes. */
export const HintChoice = ({ isOn }: { isOn: boolean }) => (
  <div className={fields.field}>
    <span className={fields.lab} id="hints-label">
      Hints while you write
    </span>
    <OnOff isOn={isOn} change={useSwitchHints()} name="hints-label" hint="hints-hint" />
    <p className={fields.hint} id="hints-hint">
      Under a box: whether the idea is close to another, and when four in a row are of one kind. They point, and never
      give an idea.
    </p>
  </div>
)
