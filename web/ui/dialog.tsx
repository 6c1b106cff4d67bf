import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as styles from './dialog.module.css'

interface Props {
  title: string
  /** Of the screen that opens it: how wide it is, and what stands beside what. */
  className?: string
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

export function Dialog({ title, className = '', onClosed, children }: Props) {
  const { head, place, close } = useModal()
  return (
    <dialog
      className={`${styles.dlg} dlg ${className}`.trim()}
      data-part="dlg"
      ref={place}
      aria-labelledby={head}
      onClose={onClosed}
    >
      <h2 id={head} tabIndex={-1}>
        {title}
      </h2>
      {children(close)}
      <button type="button" className="iconBtn bare x" aria-label="Close" onClick={close}>
        <X className="i" />
      </button>
    </dialog>
  )
}

/** Opens the dialog `place` with the focus on its title, whose id is `head`. */
export function useModal() {
  const head = useId()
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { clientWidth } = document.documentElement
    // Room for a scroll bar that was not there would move a short page by half of it.
    document.documentElement.toggleAttribute('data-unscrolled', clientWidth === innerWidth)
    if (!place.current?.open) place.current?.showModal()
    // It is read from its title: the browser takes the first control, however far down.
    document.getElementById(head)?.focus()
  }, [head])
  // Removed from the page while it is open, it would not give the focus back.
  const close = () => place.current?.close()
  return { head, place, close }
}
