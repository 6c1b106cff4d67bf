import type { ReactNode } from 'react'
import { FailedBox } from '../../ui/load-error.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './admin.module.css'

export const loadErrorMessage = (what: string) => `Error loading ${what}. Please try again or check your permissions.`

/** `thing` takes an s where there are several. */
export function waitingCountText(total: number, thing: string): string {
  if (total === 0) return `No ${thing}s to decide on.`
  return total === 1 ? `1 ${thing} to decide on` : `${total} ${thing}s to decide on, oldest first`
}

interface Props {
  what: string
  error: Error | null
  isEmpty: boolean | undefined
  onRetry: () => void
  children: ReactNode
}

export function ListState({ what, error, isEmpty, onRetry, children }: Props) {
  if (error)
    return (
      <FailedBox className={styles.refused} onRetry={onRetry}>
        {loadErrorMessage(what)}
      </FailedBox>
    )
  if (isEmpty === undefined)
    return (
      <p className={`muted ${styles.pending}`} role="status">
        Loading {what}…
      </p>
    )
  return (
    isEmpty && (
      <div className="empty">
        <SymbolDrawing name="bird" />
        {children}
      </div>
    )
  )
}
