import { useSyncExternalStore } from 'react'
import { CallFailed } from './call-failed.ts'

/* Whether the server was there when it was last asked: a browser that is "online" may be in a tunnel. */

let isAway = false
const listeners = new Set<() => void>()

export function noteNetwork(wasReached: boolean) {
  if (isAway === !wasReached) return
  isAway = !wasReached
  for (const listener of listeners) listener()
}

export function onNetwork(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isServerAway = () => isAway

export const useIsServerAway = () => useSyncExternalStore(onNetwork, isServerAway, () => false)

/** The call was given up after its time. */
export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** No server answered, or one that says there is none behind it. */
export const isNoNetwork = (error: unknown) =>
  error instanceof CallFailed ? [502, 504].includes(error.status) : error instanceof TypeError || isTimeout(error)
