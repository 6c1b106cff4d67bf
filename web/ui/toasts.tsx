import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useToasts } from './toast.ts'
import { whenIdle } from './when-idle.ts'

let fetched: ComponentType | undefined

async function load() {
  fetched = (await import('./toaster.tsx')).Toaster
  return fetched
}

const fetchAtLeisure = () => whenIdle().then(load)
const Later = lazy(async () => ({ default: await load() }))

/**
 * Its 11 KB come once the page is idle, before they are needed: a toast may have to say that nothing loads any more. By
 * then it is drawn in one step, because the page may leave half a second later.
 */
export function Toasts() {
  const [newest] = useToasts()
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => void fetchAtLeisure().catch(() => undefined), [])
  if (newest && !Toaster) setToaster(() => fetched ?? Later)
  if (!Toaster) return null
  return (
    <ErrorBoundary of={newest?.id}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  )
}
