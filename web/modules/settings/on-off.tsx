import type { UseMutationResult } from '@tanstack/react-query'
import { showFailure } from '../../api/call-failed.ts'
import * as seg from '../../ui/styles/seg.module.css'
import * as styles from './settings.module.css'

interface Props {
  isOn: boolean
  change: UseMutationResult<unknown, Error, { on: boolean }>
  /** Ids of its label and its description. */
  name: string
  hint: string
}

/** Optimistic: taken back if the server refuses. */
export function OnOff({ isOn, change, name, hint }: Props) {
  const shown = change.isPending ? change.variables.on : isOn

  function choose(on: boolean) {
    if (change.isPending || on === isOn) return
    change.mutate({ on }, { onError: (error) => showFailure(error) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of a card.
    <div className={`${seg.seg} ${styles.seg}`} role="group" aria-labelledby={name} aria-describedby={hint}>
      {[false, true].map((on) => (
        <button key={String(on)} type="button" aria-pressed={on === shown} onClick={() => choose(on)}>
          {on ? 'On' : 'Off'}
        </button>
      ))}
    </div>
  )
}
