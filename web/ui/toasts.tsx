import { lazy, Suspense, useEffect, useState } from 'react'
import { Boundary } from './boundary.tsx'
import { usePlacedToast, useToasts } from './toast.ts'

const load = () => import('./toaster.tsx')
const Toaster = lazy(async () => ({ default: (await load()).Toaster }))

/** Its 11 KB come right behind the first screen, not before it: a toast may have to say that nothing loads any more. */
export function Toasts() {
  const [newest] = useToasts()
  const isWanted = usePlacedToast() !== null || newest !== undefined
  const [wasWanted, setWanted] = useState(false)
  useEffect(() => void load().catch(() => undefined), [])
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
