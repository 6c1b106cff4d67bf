import { useState } from 'react'
import { readDevice, removeFromDevice, writeDevice } from '../../device/local-storage.ts'

const names = {
  timerHidden: 'firecrest:timer-hidden',
  focus: 'firecrest:focus',
  hints: 'firecrest:hints',
} as const

export function useDeviceSwitch(of: keyof typeof names) {
  const name = names[of]
  const [isOn, setOn] = useState(() => readDevice(name) !== null)
  function toggle() {
    if (isOn) removeFromDevice(name)
    else writeDevice(name, 'yes')
    setOn(!isOn)
  }
  return [isOn, toggle] as const
}
