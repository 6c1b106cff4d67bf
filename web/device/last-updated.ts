import { dayAt } from '@app/domain/day/day'
import { formatLastUpdated } from '@app/domain/day/day-words'
import { type Query, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryKey } from '../api/api.ts'
import { useIsOffline } from '../api/network.ts'
import { useUser } from '../api/session.ts'

/**
 * The `dataUpdatedAt` (ms) given to queries restored from the device. 1 is older than any visit by any clock, so
 * TanStack Query holds them to be stale and fetches them again.
 */
export const restoredAtMs = 1

/** When the server last said who this is (ms); only there where the device opened the page. */
export const lastUpdatedKey = ['asOf'] as const

/** A problem that is being solved does not grow old. */
const isFromDevice = ({ state, queryKey: [name] }: Query) =>
  state.dataUpdatedAt === restoredAtMs && name !== queryKey('openRound')[0]

/** In a word how old the page is: where an answer is of another day, or could not be asked for again. */
export function useLastUpdatedText(): string | null {
  const zone = useUser()?.timeZone ?? 'UTC'
  const isAway = useIsOffline()
  const at = useQuery<number>({ queryKey: lastUpdatedKey, queryFn: skipToken }).data
  const cache = useQueryClient().getQueryCache()
  const look = () => {
    const shown = cache.findAll({ type: 'active', predicate: isFromDevice })
    if (shown.length === 0) return 'fresh'
    return shown.some(({ state }) => state.fetchFailureCount > 0) ? 'failed' : 'asked'
  }
  const state = useSyncExternalStore((onChange) => cache.subscribe(onChange), look)
  const isSlow = useIsSlow()
  if (at === undefined || state === 'fresh') return null
  const now = Date.now()
  const isOld = isSlow && dayAt(at, zone) !== dayAt(now, zone)
  return isOld || state === 'failed' || isAway ? formatLastUpdated(at, now, zone) : null
}

/** A word that an answer takes away before it is read would only flicker. */
function useIsSlow() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, 700, true)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
