import { type KeyboardEvent, useRef, useState } from 'react'
import * as styles from './figures.module.css'

/** How far each arrow leads, in marks. */
type Steps = Partial<Record<string, number>>

const alongOneLine: Steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 }

/** One stop of the Tab key: arrows lead from mark to mark. `shown` has the focus or the pointer. */
export function useMarks(marks: number, steps: Steps = alongOneLine) {
  const [stop, setStop] = useState(marks - 1)
  const [shown, setShown] = useState<number | null>(null)
  const elements = useRef<(SVGGElement | null)[]>([])

  function onKeyDown(event: KeyboardEvent, at: number) {
    const ends: Record<string, number> = { Home: 0, End: marks - 1 }
    const step = steps[event.key]
    const next = ends[event.key] ?? (step === undefined ? undefined : at + step)
    if (next === undefined) return
    event.preventDefault()
    elements.current[Math.min(Math.max(next, 0), marks - 1)]?.focus()
  }

  const propsOf = (at: number) => ({
    ref: (element: SVGGElement | null) => {
      elements.current[at] = element
    },
    role: 'img',
    className: styles.mark,
    tabIndex: at === Math.min(stop, marks - 1) ? 0 : -1,
    onFocus: () => {
      setStop(at)
      setShown(at)
    },
    onBlur: () => setShown(null),
    onPointerEnter: () => setShown(at),
    onPointerLeave: () => setShown(null),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
  })
  return { shown, propsOf }
}
