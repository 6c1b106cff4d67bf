import * as Radix from '@radix-ui/react-toast'
import { CircleX, Flame, X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { dismissToast, type Toast, useToasts } from './toast.ts'

/** The place of all toasts. What fails in a toast ends no screen, and the next toast is another try. */
export function Toaster() {
  const [newest] = useToasts()
  return (
    <Radix.Provider>
      <ErrorBoundary of={newest?.id}>
        {newest && <ShownToast key={newest.id} {...newest} />}
        <Radix.Viewport className="toasts" data-part="toasts" onFocus={noteFocus} ref={standClearOfBars} />
      </ErrorBoundary>
    </Radix.Provider>
  )
}

const bars = '[data-part="tabs"], [data-part="solve-acts"], [data-part="goes"], .btn.big'

const bottomsOf = (parts: string) =>
  [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().bottom)

/** Bars at the foot and at the top of the window come, go and grow with their screen, and its main button may end there. */
function standClearOfBars(place: HTMLElement | null) {
  if (!place) return undefined
  const move = () => {
    // Nothing is measured at each scroll while no toast is there.
    if (!place.childElementCount) return
    const { left, right, height } = place.getBoundingClientRect()
    const foot = [...document.querySelectorAll(bars)]
      .map((bar) => bar.getBoundingClientRect())
      .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
      .sort((a, b) => b.bottom - a.bottom)
      .reduce((low, { top, bottom }) => (top < low && bottom > low - height - 32 ? top : low), innerHeight)
    place.style.setProperty('--foot', `${innerHeight - foot}px`)
    const head = Math.max(0, ...bottomsOf('header.bar'))
    place.style.setProperty('--head', `${head}px`)
    place.toggleAttribute(
      'data-over-finish',
      bottomsOf('[data-part="finish"]').some((bottom) => bottom > head + height),
    )
  }
  const watch = new ResizeObserver(move)
  for (const each of [place, document.body]) watch.observe(each)
  // A toast has its place before it is first painted.
  const coming = new MutationObserver(move)
  coming.observe(place, { childList: true })
  addEventListener('scroll', move, { passive: true })
  return () => {
    watch.disconnect()
    coming.disconnect()
    removeEventListener('scroll', move)
  }
}

const places = '[data-part="toasts"]'

/** Where the focus was before it came to the toasts. */
let cameFrom: HTMLElement | null = null

function noteFocus({ target, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!target.closest(places)?.contains(relatedTarget)) cameFrom = relatedTarget as HTMLElement | null
}

/** A toast that closes with the focus in it has moved it to their place; from there it goes back. */
function useFocusBack() {
  useEffect(
    () => () => {
      if (document.activeElement?.matches(places)) cameFrom?.focus({ preventScroll: true })
    },
    [],
  )
}

function ShownToast({ id, open, durationMs, tone, title, text, action }: Toast) {
  const Icon = tone === 'danger' ? CircleX : Flame
  const dismiss = () => dismissToast(id)
  return (
    <Radix.Root open={open} duration={durationMs} onOpenChange={dismiss} {...paper} data-tone={tone}>
      <ToastFace icon={<Icon className="i" />} title={title} text={text} dismissLabel="Dismiss" action={action} />
    </Radix.Root>
  )
}

/** The page can be scrolled from a toast; to the right it is swiped away. */
const paper = {
  className: 'toast',
  'data-part': 'toast',
  style: { touchAction: 'pan-y' },
  onFocus: noteFocus,
}

interface FaceProps {
  icon: ReactNode
  title: string
  text: string | undefined
  dismissLabel: string
  action?: Toast['action']
}

function ToastFace({ icon, title, text, dismissLabel, action }: FaceProps) {
  useFocusBack()
  return (
    <>
      <span className="stamp label" aria-hidden="true">
        {icon}
      </span>
      <div>
        <Radix.Title asChild>
          <b>{title}</b>
        </Radix.Title>
        {text && (
          <Radix.Description asChild>
            {/* Radix announces title and text as one; the space keeps their words apart. */}
            <p>{` ${text}`}</p>
          </Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action className="link" altText={action.label} onClick={action.onPress}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className="iconBtn bare" aria-label={dismissLabel}>
        <X className="i" />
      </Radix.Close>
    </>
  )
}
