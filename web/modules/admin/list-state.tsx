import type { ReactNode } from 'react'
import { Failed } from '../../ui/not-loaded.tsx'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as styles from './admin.module.css'

export const loadErrorOf = (what: string) => `Error loading ${what}. Please try again or check your permissions.`

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
      <Failed className={styles.refused} onRetry={onRetry}>
        {loadErrorOf(what)}
      </Failed>
    )
  if (isEmpty === undefined)
    return (
      <p className={`${layout.muted} ${styles.pending}`} role="status">
        Loading {what}…
      </p>
    )
  return isEmpty && <div className={surfaces.empty}>{children}</div>
}
