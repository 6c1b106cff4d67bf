import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { installationQuery } from '../../api/installation.ts'
import { showToast } from '../../ui/toast.ts'
import { consumePendingAction } from '../providers/pending-action.ts'
import { providerOutcomeText, useProviderOutcome } from '../providers/provider-outcome.ts'

const titles: Partial<Record<string, string>> = { connected: 'Account Connected', proved: 'Confirmed' }

const pressOnceMore = (about: string) => `Press the button again to ${about}.`

/** On a screen that a provider sent the browser back to. */
export function useProviderToast() {
  const outcome = useProviderOutcome()
  const providers = useQuery({ ...installationQuery, enabled: outcome !== null }).data?.providers
  useEffect(() => {
    const text = outcome && providers && providerOutcomeText(outcome, providers)
    if (!text) return
    const title = titles[outcome.is]
    const about = consumePendingAction()
    if (!title) showToast({ title: 'That Didn’t Work', text, tone: 'danger' })
    else if (outcome.is === 'proved' && about) showToast({ title, text: pressOnceMore(about), durationMs: 20_000 })
    else showToast({ title, text })
  }, [outcome, providers])
}
