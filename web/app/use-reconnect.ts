import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What failed or grew stale without a connection is asked again as soon as there is one. */
export function useReconnect() {
  const cache = useQueryClient()
  useEffect(() => {
    const askAgain = () =>
      void cache.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' || state.isInvalidated || state.fetchFailureCount > 0,
      })
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [cache])
}
