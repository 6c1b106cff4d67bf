import { useEffect, useRef } from 'react'

/** When the focused control has left the page, the focus goes to what replaced it, unless the person moved it meanwhile. */
export function useFocusIfLost<E extends HTMLElement>(isThere: boolean) {
  const place = useRef<E>(null)
  useEffect(() => {
    if (isThere && document.activeElement === document.body) place.current?.focus()
  }, [isThere])
  return place
}
