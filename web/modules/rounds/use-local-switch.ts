import { useState } from 'react'
import { readLocal, removeLocal, writeLocal } from '../../device/local-storage.ts'

const names = {
  timerHidden: 'firecrest:timer-hidden',
  focus: 'firecrest:focus',
  hints: 'firecrest:hints',
  numbers: 'firecrest:numbers',
} as const

export function useLocalSwitch(of: keyof typeof names) {
  const name = names[of]
  const [isOn, setOn] = useState(() => readLocal(name) !== null)
  function toggle() {
    if (isOn) removeLocal(name)
    else writeLocal(name, 'yes')
    setOn(!isOn)
  }
  return [isOn, toggle] as const
}
