import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { sentenceOf } from '../../api/call-failed.ts'
import { settingsQuery } from '../../api/settings.ts'
import { showToast } from '../../ui/toast.ts'

/** Shows it at once and tells the account; where it does not take it, what the account has is shown again. */
export async function saveHints(cache: QueryClient, on: boolean) {
  cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, hintsOn: on })
  try {
    await api.switchHints({ body: { on } })
  } catch (error) {
    showToast({ title: 'Error', text: sentenceOf(error, 'That did not work. Please try again.'), tone: 'danger' })
    await cache.invalidateQueries({ queryKey: settingsQuery.queryKey })
  }
}
