import type { ReactNode } from 'react'
import { showError } from '../../api/api-error.ts'
import { type SettingSwitchCall, useSettingSwitch } from './settings.queries.ts'

type Props = {
  call: SettingSwitchCall
  id: string
  isOn: boolean
  /** The hint below. */
  children: ReactNode
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string })

/** Optimistic: taken back if the server refuses. */
export function SettingSwitch({ call, id, label, labelledBy = `${id}-label`, isOn, children }: Props) {
  const change = useSettingSwitch(call)
  const shown = change.isPending ? change.variables.on : isOn

  function choose(on: boolean) {
    if (change.isPending || on === isOn) return
    change.mutate({ on }, { onError: (error) => showError(error) })
  }
  return (
    <div className="field">
      {label && (
        <span className="lab" id={labelledBy}>
          {label}
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of a card. */}
      <div className="seg" role="group" aria-labelledby={labelledBy} aria-describedby={`${id}-hint`}>
        {[false, true].map((on) => (
          <button key={String(on)} type="button" aria-pressed={on === shown} onClick={() => choose(on)}>
            {on ? 'On' : 'Off'}
          </button>
        ))}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {children}
      </p>
    </div>
  )
}
