import { useState } from 'react'
import { readDevice, removeFromDevice, writeDevice } from '../../writing/device-storage.ts'

const name = 'firecrest:timer-hidden'

/** Some people think better without a clock; the device remembers it. */
export function useTimerHidden() {
  const [isHidden, setHidden] = useState(() => readDevice(name) !== null)
  function toggle() {
    if (isHidden) removeFromDevice(name)
    else writeDevice(name, 'yes')
    setHidden(!isHidden)
  }
  return [isHidden, toggle] as const
}
