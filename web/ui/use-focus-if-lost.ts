import { useEffect, useRef } from 'react'

/** What was pressed has left the page, and the focus with it: it goes to what stands there now. A person who went on is left alone. */
export function useFocusIfLost<E extends HTMLElement>(isThere: boolean) {
  const place = useRef<E>(null)
  useEffect(() => {
    if (isThere && document.activeElement === document.body) place.current?.focus()
  }, [isThere])
  return place
}
