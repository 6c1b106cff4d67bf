import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { settingsQuery } from '../../api/settings.ts'

export async function saveHints(cache: QueryClient, on: boolean) {
  cache.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, hintsOn: on })
  try {
    await api.switchHints({ body: { on } })
  } catch (error) {
    showError(error)
    await cache.invalidateQueries({ queryKey: settingsQuery.queryKey })
  }
}
