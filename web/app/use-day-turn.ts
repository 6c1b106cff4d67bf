import { dayAt } from '@app/domain/day/day'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKey } from '../api/api.ts'

const [openRound] = queryKey('openRound')

/** Who comes back to an open page on another day finds that day, not the one it was left on. */
export function useDayTurn(timeZone = 'UTC') {
  const cache = useQueryClient()
  useEffect(() => {
    let shown = dayAt(Date.now(), timeZone)
    const look = () => {
      const today = dayAt(Date.now(), timeZone)
      if (document.visibilityState === 'hidden' || today === shown) return
      shown = today
      // An open problem stays: it may be finished after midnight.
      void cache.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== openRound })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [cache, timeZone])
}
