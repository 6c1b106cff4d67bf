import { lazy, type ReactElement, Suspense, useRef, useState } from 'react'

const loadTip = () => import('./tip-bubble.tsx')
const TipBubble = lazy(async () => ({ default: (await loadTip()).TipBubble }))

/** Says what an icon does, for those who hover or focus it. The icon keeps its own name for everybody else. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isReady, setReady] = useState(false)

  async function prepare() {
    if (isReady) return
    await loadTip()
    // It draws the button anew: not under somebody's finger.
    if (!place.current?.contains(document.activeElement)) setReady(true)
  }
  const tryTo = () => void prepare().catch(() => undefined)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for what happens to the button inside.
    <span className="tip-place" ref={place} onPointerEnter={tryTo} onFocus={tryTo} onBlur={tryTo}>
      {isReady ? (
        <Suspense fallback={children}>
          <TipBubble text={text}>{children}</TipBubble>
        </Suspense>
      ) : (
        children
      )}
    </span>
  )
}
