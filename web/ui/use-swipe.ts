import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Where a swipe to the right begins, and from where it dismisses. */
const [startPx, dismissPx] = [10, 50]

export function useSwipe(place: RefObject<HTMLElement | null>, onAway: () => void) {
  const away = useEffectEvent(onAway)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const end = new AbortController()
    const { signal } = end
    Object.assign(element.style, { touchAction: 'pan-y', userSelect: 'none' })
    let from: number | undefined
    let x = 0

    function show(state: 'move' | 'end' | undefined) {
      if (state) element?.setAttribute('data-swipe', state)
      else element?.removeAttribute('data-swipe')
      element?.style.setProperty('--swipe-x', `${x}px`)
    }
    async function letGo() {
      from = undefined
      if (x < dismissPx) {
        x = 0
        return show(undefined)
      }
      show('end')
      await Promise.allSettled(element?.getAnimations().map(({ finished }) => finished) ?? [])
      if (!signal.aborted) away()
    }
    element.addEventListener(
      'pointerdown',
      ({ button, clientX }) => {
        if (button === 0) from = clientX
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      ({ clientX, pointerId }) => {
        if (from === undefined) return
        x = Math.max(0, clientX - from)
        if (x < startPx) return
        element.setPointerCapture(pointerId)
        show('move')
      },
      { signal },
    )
    for (const name of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(name, () => void (from !== undefined && letGo()), { signal })
    return () => end.abort()
  }, [place])
}
