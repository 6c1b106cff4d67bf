import type { ComponentProps } from 'react'
import { showError } from '../../api/api-error.ts'
import { Switch } from '../../ui/switch.tsx'
import { type SettingSwitchCall, useSettingSwitch } from './settings.queries.ts'

interface Props extends Omit<ComponentProps<typeof Switch>, 'onChange'> {
  call: SettingSwitchCall
}

/** Optimistic: it falls back if the server refuses. */
export function SettingSwitch({ call, isOn, ...props }: Props) {
  const { isPending, variables, mutate } = useSettingSwitch(call)
  return (
    <Switch
      {...props}
      isOn={isPending ? variables.on : isOn}
      onChange={(on) => isPending || mutate({ on }, { onError: (error) => showError(error) })}
    />
  )
}
