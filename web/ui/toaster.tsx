import { lazy, Suspense, useEffect } from 'react'
import { onceIdle } from './once-idle.ts'
import { type Toast, useToasts } from './toast.ts'

const loadShelf = () => import('./toast-shelf.tsx')
const ToastShelf = lazy(async () => {
  const { ToastShelf } = await loadShelf().catch(() => ({ ToastShelf: PlainShelf }))
  return { default: ToastShelf }
})

/** Stands once in a page. Its code comes when the page rests, before there can be anything to say. */
export function Toaster() {
  const [newest] = useToasts()
  useEffect(() => onceIdle(() => void loadShelf().catch(() => undefined)), [])
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
