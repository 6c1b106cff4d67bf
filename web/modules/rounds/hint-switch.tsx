import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { settingsQuery } from '../../api/settings.ts'
import * as styles from './hint-switch.module.css'
import * as solve from './solve.module.css'
import { useLocalSwitch } from './use-local-switch.ts'

/** Its code is fetched while hints are on. */
export const LazyHintNotes = lazy(async () => ({
  default: (await import('./hint-notes.tsx').catch(() => lost)).HintNotes,
}))
const lost = { HintNotes: (_: object) => <p>The hints didn’t load.</p> }

/** Says which ideas are close to each other, and gives a spark on request. */
export const HintSwitch = ({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) => (
  <button type="button" className={`${styles.hintSwitch} ${solve.hintSwitch}`} aria-pressed={isOn} onClick={onToggle}>
    Hints
  </button>
)

/** The value on the device is used until the account has answered. */
export function useHintsWanted() {
  const cache = useQueryClient()
  const [isOnHere, toggleHere] = useLocalSwitch('hints')
  const isOn = useQuery(settingsQuery).data?.hintsOn ?? isOnHere
  useEffect(() => {
    if (isOn !== isOnHere) toggleHere()
  })
  function toggle() {
    toggleHere()
    saveHints(cache, !isOn)
  }
  return [isOn, toggle] as const
}

async function saveHints(cache: QueryClient, on: boolean) {
  cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, hintsOn: on })
  try {
    await api.switchHints({ body: { on } })
  } catch (error) {
    showError(error)
    await cache.invalidateQueries({ queryKey: settingsQuery.queryKey })
  }
}
