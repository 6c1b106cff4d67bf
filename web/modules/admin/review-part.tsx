import type { ReactNode } from 'react'
import * as layout from '../../ui/styles/layout.module.css'
import { ListState } from './list-state.tsx'
import * as styles from './payment-reviews.module.css'

interface Props<Row> {
  what: string
  query: { data?: { rows: Row[]; total: number } | undefined; error: Error | null; refetch(): unknown }
  /** Whether pages follow below. */
  isPaged?: boolean
  children: (row: Row) => ReactNode
}

/** Reviews of one kind, the oldest first: what is settled makes room for the next. */
export function ReviewPart<Row>({ what, query: { data, error, refetch }, isPaged = false, children }: Props<Row>) {
  if (error || !data)
    return (
      <ListState what={what} error={error} isEmpty={undefined} onRetry={() => void refetch()}>
        {null}
      </ListState>
    )
  const { rows, total } = data
  if (rows.length === 0) return null
  return (
    <>
      <div className={styles.reviews}>{rows.map(children)}</div>
      {!isPaged && total > rows.length && (
        <p className={layout.muted}>
          The oldest {rows.length} of {total} {what}. The next follow when these are off the list.
        </p>
      )}
    </>
  )
}
