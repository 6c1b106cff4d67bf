import { lazy, Suspense, useEffect } from 'react'
import { type Toast, useToasts } from './toast.ts'

const loadShelf = () => import('./toast-shelf.tsx')
const ToastShelf = lazy(async () => {
  const { ToastShelf } = await loadShelf().catch(() => ({ ToastShelf: PlainShelf }))
  return { default: ToastShelf }
})

/** Stands once in a page. Its code comes with the first touch of the page, before there can be anything to say. */
export function Toaster() {
  const [newest] = useToasts()
  useEffect(() => {
    const load = () => void loadShelf().catch(() => undefined)
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, load, { once: true, passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, load)
    }
  }, [])
  return (
    newest && (
      <Suspense>
        <ToastShelf toast={newest} />
      </Suspense>
    )
  )
}

/** Says it without the library, for a page that has lost its server. */
const PlainShelf = ({ toast: { open, title, text } }: { toast: Toast }) => (
  <div className="toasts" role="status">
    {open && (
      <div className="toast">
        <span />
        <div>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      </div>
    )}
  </div>
)
