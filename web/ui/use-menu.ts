import { type FocusEvent, useEffect, useState } from 'react'

/** Not a popover of the browser: Safari has none before 17, and closes none at a tap beside it before 18.3. */
export function useMenu(id: string) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    const { signal } = end
    addEventListener('pointerdown', ({ target }) => isOfMenu(id, target) || setOpen(false), { signal })
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
      },
      { signal },
    )
    return () => end.abort()
  }, [id, isOpen])
  const close = () => setOpen(false)
  return {
    isOpen,
    close,
    toggle: () => setOpen(!isOpen),
    closeWhenLeft: ({ relatedTarget }: FocusEvent) => relatedTarget && !isOfMenu(id, relatedTarget) && close(),
  }
}

const isOfMenu = (id: string, target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${id}, [aria-controls="${id}"]`) !== null
