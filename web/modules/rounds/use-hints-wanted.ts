import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '../../api/settings.ts'
import { useKeptSwitch } from './use-kept-switch.ts'

/** Hints belong to the account. What this device saw last is shown until the account has answered. */
export function useHintsWanted() {
  const cache = useQueryClient()
  const [isKept, toggleKept] = useKeptSwitch('hints')
  const isOn = useQuery(settingsQuery).data?.hintsOn ?? isKept
  useEffect(() => {
    if (isOn !== isKept) toggleKept()
  })
  function toggle() {
    toggleKept()
    void import('./save-hints.ts').then(({ saveHints }) => saveHints(cache, !isOn))
  }
  return [isOn, toggle] as const
}
