import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { settingsQuery } from '../../api/settings.ts'
import { Button } from '../../ui/button.tsx'
import * as styles from './hint-switch.module.css'
import * as solve from './solve.module.css'
import { useLocalSwitch } from './use-local-switch.ts'
import type { Idea } from './writing/ideas.ts'

// 7 KB of word lists, while hints are on.
const HintNotes = lazy(async () => ({ default: (await import('./hint-notes.tsx').catch(() => lost)).HintNotes }))
const lost = { HintNotes: (_: object) => <p>The hints did not load.</p> }

interface Props {
  ideas: readonly Idea[]
  roundId: string
  onHints: (hints: readonly (string | null)[]) => void
}

/** The word lists are fetched only while hints are on. */
export function HintSwitch(writing: Props) {
  const [isOn, toggle] = useHintsWanted()
  return (
    <section className={`${styles.hintSwitch} ${solve.hintSwitch}`} aria-label="Hints while writing">
      <Button kind="line" aria-pressed={isOn} aria-describedby={isOn ? undefined : 'what-hints-say'} onClick={toggle}>
        Hints
      </Button>
      {!isOn && (
        <p id="what-hints-say" className="small muted">
          Say which ideas are close to each other, and give a spark where none comes.
        </p>
      )}
      {isOn && (
        <Suspense>
          <HintNotes {...writing} />
        </Suspense>
      )}
    </section>
  )
}

/** The value on the device is used until the account has answered. */
function useHintsWanted() {
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
