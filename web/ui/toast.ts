import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  title: string
  text?: string
  tone: 'plain' | 'danger'
  /** Milliseconds. */
  durationMs: number
  open: boolean
  action?: { label: string; onPress: () => void }
  /** Once, however it goes: by its time, a press, or the next toast. */
  onClosed?: () => void
}

/** These numbers were asked for. */
const removalDelayMs = 1_000_000

let nextId = 1
/** Newest first. */
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

type ToastInput = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'open'>>

/** Replaces the toast before. */
export function showToast({ tone = 'plain', durationMs = 5_000, ...rest }: ToastInput): number {
  const id = nextId++
  const replaced = toasts.filter(({ open }) => open)
  change([{ tone, durationMs, ...rest, id, open: true }])
  for (const { onClosed } of replaced) onClosed?.()
  return id
}

export function dismissToast(id: number) {
  const closed = toasts.find((toast) => toast.id === id && toast.open)
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), removalDelayMs)
  closed?.onClosed?.()
}

export function dismissToasts() {
  for (const { id, open } of toasts) if (open) dismissToast(id)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = () => useSyncExternalStore(listen, () => toasts)
