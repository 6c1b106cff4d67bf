import { lazy, Suspense, useEffect, useState } from 'react'
import { Boundary } from './boundary.tsx'
import { onceIdle } from './once-idle.ts'
import { usePlacedToast, useToasts } from './toast.ts'

const load = () => import('./toaster.tsx')
const fetchAtLeisure = () => onceIdle().then(load)
const Toaster = lazy(async () => ({ default: (await load()).Toaster }))

/** Its 11 KB come once the page is idle, before they are needed: a toast may have to say that nothing loads any more. */
export function Toasts() {
  const [newest] = useToasts()
  const isWanted = usePlacedToast() !== null || newest !== undefined
  const [wasWanted, setWanted] = useState(false)
  useEffect(() => void fetchAtLeisure().catch(() => undefined), [])
  if (isWanted && !wasWanted) setWanted(true)
  if (!isWanted && !wasWanted) return null
  return (
    <Boundary of={newest?.id}>
      <Suspense>
        <Toaster />
      </Suspense>
    </Boundary>
  )
}
