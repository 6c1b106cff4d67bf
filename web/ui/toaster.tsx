import { lazy, Suspense, useEffect } from 'react'
import { whenIdle } from './idle.ts'
import { useToasts } from './toast.ts'

const loadShelf = () => import('./toast-shelf.tsx')
const ToastShelf = lazy(async () => ({ default: (await loadShelf()).ToastShelf }))

/** Stands once in a page. Its code comes when the page is idle, or with the first toast. */
export function Toaster() {
  const [newest] = useToasts()
  useEffect(() => whenIdle(loadShelf), [])
  return (
    newest && (
      <Suspense>
        <ToastShelf toast={newest} />
      </Suspense>
    )
  )
}
