import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { installationQuery } from '../../api/installation.ts'
import { showToast } from '../../ui/toast.ts'
import { sentenceOfVisit, useVisitOutcome } from '../providers/visit-outcome.ts'

const titles: Partial<Record<string, string>> = { connected: 'Account Connected', proved: 'It Is You' }

/** On a screen that a provider sent the browser back to. */
export function useSayVisit() {
  const outcome = useVisitOutcome()
  const providers = useQuery({ ...installationQuery, enabled: outcome !== null }).data?.providers
  useEffect(() => {
    const text = outcome && providers && sentenceOfVisit(outcome, providers)
    if (!text) return
    const title = titles[outcome.is]
    showToast(title ? { title, text } : { title: 'That Did Not Work', text, tone: 'danger' })
  }, [outcome, providers])
}
