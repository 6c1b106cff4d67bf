import * as fields from '../../ui/styles/fields.module.css'
import { OnOff } from './on-off.tsx'
import { useSwitchRarity } from './settings.queries.ts'

/** Whether lists of others may be compared with what this person wrote. */
export const RarityChoice = ({ isOn }: { isOn: boolean }) => (
  <div className={fields.field}>
    <span className={fields.lab} id="rarity-label">
      Count my ideas for rarity
    </span>
    <OnOff isOn={isOn} change={useSwitchRarity()} name="rarity-label" hint="rarity-hint" />
    <p className={fields.hint} id="rarity-hint">
      Only word stems are compared. Nobody sees your sentences. Off removes the stems we kept; On keeps them from your
      next session.
    </p>
  </div>
)
