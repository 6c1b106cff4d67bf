import { useSyncExternalStore } from 'react'

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
