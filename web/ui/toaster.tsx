import { CircleX, Flame, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Boundary } from './boundary.tsx'
import * as buttons from './styles/buttons.module.css'
import * as layout from './styles/layout.module.css'
import * as plate from './styles/plate.module.css'
import * as styles from './styles/toast.module.css'
import { dismissToast, type Toast, useToasts } from './toast.ts'
import { useSwipe } from './use-swipe.ts'

/** How long a toast stands in the live region; afterwards a screen reader finds it only once. */
const announcedMs = 1_000

/**
 * Stands in a page from the start: screen readers announce only changes of a live region that they know. What fails in a
 * toast ends no screen, and the next toast is another try.
 */
export function Toaster() {
  const [newest] = useToasts()
  return (
    <Boundary of={newest?.id}>
      <div className={layout.sr} aria-live="assertive">
        {newest?.open && <Announcement key={newest.id} toast={newest} />}
      </div>
      {newest && <ToastRegion toast={newest} />}
    </Boundary>
  )
}

function Announcement({ toast: { title, text = '' } }: { toast: Toast }) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), announcedMs)
    return () => clearTimeout(timer)
  }, [])
  return isDone ? null : <span>{`Notification: ${title} ${text}`}</span>
}

/** F8 moves the focus to it. Its time stands still while it has the focus or the pointer. */
function ToastRegion({ toast }: { toast: Toast }) {
  const region = useRef<HTMLOListElement>(null)
  /** Where the focus was before it came here. */
  const before = useRef<HTMLElement>(null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    addEventListener('keydown', ({ code }) => void (code === 'F8' && region.current?.focus()), { signal })
    addEventListener('blur', () => setHeld(true), { signal })
    addEventListener('focus', () => setHeld(false), { signal })
    return () => end.abort()
  }, [])
  const hold = () => setHeld(true)
  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
    hold()
  }
  const letGo = () => setHeld(false)
  /** Closed with the focus in it, it gives the focus back. */
  function giveBack() {
    if (before.current?.isConnected) before.current.focus()
    else region.current?.focus()
  }
  function closeByKey({ key }: { key: string }) {
    if (key !== 'Escape' || !toast.open) return
    giveBack()
    dismissToast(toast.id)
  }
  return (
    <section aria-label="Notifications (F8)">
      <ol
        ref={region}
        className={styles.toasts}
        data-part="toasts"
        tabIndex={-1}
        onPointerEnter={hold}
        onPointerLeave={letGo}
        onFocus={onFocus}
        onBlur={letGo}
        onKeyDown={closeByKey}
      >
        {toast.open && <Item key={toast.id} toast={toast} isHeld={isHeld} onEnd={giveBack} />}
      </ol>
    </section>
  )
}

interface ItemProps {
  toast: Toast
  isHeld: boolean
  /** It closes with the focus in it. */
  onEnd: () => void
}

function Item({ toast: { id, duration, tone, title, text }, isHeld, onEnd }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const Icon = tone === 'danger' ? CircleX : Flame
  function end() {
    if (item.current?.contains(document.activeElement)) onEnd()
    dismissToast(id)
  }
  useTimeLeft(duration, isHeld, end)
  useSwipe(item, end)
  return (
    <li ref={item} className={styles.toast} data-part="toast" data-tone={tone} data-state="open">
      <span className={`${styles.stamp} ${plate.label}`} aria-hidden="true">
        <Icon className={layout.i} />
      </span>
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      <button
        type="button"
        className={`${buttons.iconBtn} ${styles.iconBtn} ${buttons.bare}`}
        aria-label="Dismiss"
        onClick={end}
      >
        <X className={layout.i} />
      </button>
    </li>
  )
}

function useTimeLeft(duration: number, isHeld: boolean, onOver: () => void) {
  const left = useRef(duration)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the call is new at every drawing, and must not begin the time anew.
  useEffect(() => {
    if (isHeld) return
    const begun = Date.now()
    const timer = setTimeout(onOver, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - begun
    }
  }, [isHeld])
}
