import { lazy, Suspense, useState } from 'react'
import { Boundary } from './boundary.tsx'
import { usePlacedToast, useToasts } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** 11 KB, with Radix: most visits show no toast, and its code comes with the first one. */
export function Toasts() {
  const [newest] = useToasts()
  const isWanted = usePlacedToast() !== null || newest !== undefined
  const [wasWanted, setWanted] = useState(false)
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
