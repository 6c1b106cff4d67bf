import type { QueryClient } from '@tanstack/react-query'

const lookEveryMs = 500

export function onceAtRest(client: QueryClient, run: () => void) {
  const look = () => (client.isFetching() + client.isMutating() > 0 ? later() : run())
  const later = () => void setTimeout(look, lookEveryMs)
  later()
}

/** Runs after the first touch of the page. It may be the press that hands in, so it waits for rest. */
export function onceTouched(client: QueryClient, run: () => void) {
  const touched = new AbortController()
  const begin = () => {
    touched.abort()
    onceAtRest(client, run)
  }
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { signal: touched.signal })
}
