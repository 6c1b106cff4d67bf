import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  title: string
  text?: string
  tone: 'plain' | 'danger'
  /** Milliseconds on screen. */
  duration: number
  open: boolean
}

/** How long a dismissed toast stays in memory, by the specification. */
const removalDelay = 1_000_000

let nextId = 1
/** Newest first; at most one is shown. */
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

type Shown = Pick<Toast, 'title'> & Partial<Pick<Toast, 'text' | 'tone' | 'duration'>>

/** Shows a toast in the place of the one before. */
export function showToast({ tone = 'plain', duration = 5_000, ...rest }: Shown): number {
  const id = nextId++
  change([{ tone, duration, ...rest, id, open: true }])
  return id
}

export function dismissToast(id: number) {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), removalDelay)
}

/** What was said belongs to what was shown: the next view begins without it. */
export function dismissToasts() {
  for (const { id, open } of toasts) if (open) dismissToast(id)
}

export const useToasts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
