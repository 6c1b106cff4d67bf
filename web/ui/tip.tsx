import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { whenIdle } from './idle.ts'

const loadTip = () => import('./tip-bubble.tsx')
const TipBubble = lazy(async () => ({ default: (await loadTip()).TipBubble }))

/** Says what an icon does, for those who hover or focus it. The icon keeps its own name for everybody else. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  const place = useRef<HTMLSpanElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(
    () =>
      whenIdle(async () => {
        await loadTip()
        // Wrapping draws the button anew: not under somebody's finger.
        if (!place.current?.contains(document.activeElement)) setReady(true)
      }),
    [],
  )
  return (
    <span className="tip-place" ref={place}>
      {ready ? (
        <Suspense fallback={children}>
          <TipBubble text={text}>{children}</TipBubble>
        </Suspense>
      ) : (
        children
      )}
    </span>
  )
}
