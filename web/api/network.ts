import { useSyncExternalStore } from 'react'

/* Whether the server was there when it was last asked: a browser that is "online" may be in a tunnel. */

let wasUnreached = false
const listeners = new Set<() => void>()

export function setOnline(wasReached: boolean) {
  if (wasUnreached === !wasReached) return
  wasUnreached = !wasReached
  for (const listener of listeners) listener()
}

export function subscribeToOnline(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isOffline = () => wasUnreached

const retryIntervalMs = 30_000

/** Calls back once the server or the network is back, and while the page is seen, at first and from time to time. */
export function onRetryOpportunity(then: () => void): () => void {
  const stop = new AbortController()
  const onceSeen = () => void (document.visibilityState === 'visible' && then())
  const timer = setInterval(onceSeen, retryIntervalMs)
  const stopNetwork = subscribeToOnline(() => void (wasUnreached || then()))
  addEventListener('online', then, { signal: stop.signal })
  document.addEventListener('visibilitychange', onceSeen, { signal: stop.signal })
  return () => {
    stop.abort()
    stopNetwork()
    clearInterval(timer)
  }
}

export const useIsOffline = () => useSyncExternalStore(subscribeToOnline, isOffline, () => false)
