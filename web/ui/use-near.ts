import { useCallback, useState } from 'react'

/** Whether a place is near the window or somebody has scrolled. It stays so. */
export function useNear() {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  const place = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const stop = new AbortController()
    const come = () => {
      stop.abort()
      setNear(true)
    }
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: '100% 0px 20%',
    })
    watch.observe(element)
    addEventListener('scroll', come, { signal: stop.signal, passive: true })
    stop.signal.addEventListener('abort', () => watch.disconnect())
    return () => stop.abort()
  }, [])
  return { place, isNear }
}
