import { nounFor } from '@app/domain/text/number-words'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { formatClockSeconds } from '../../ui/format-date-time.ts'
import { Matches } from '../../ui/symbols.tsx'
import { AdminPage } from './admin-page.tsx'
import { ListState } from './list-state.tsx'
import * as styles from './status.module.css'
import { type Status, StatusParts } from './status-parts.tsx'

const refreshSeconds = 30

const statusQuery = queryOptions({
  queryKey: queryKey('adminStatus'),
  queryFn: () => api.adminStatus(),
  staleTime: 0,
  refetchInterval: refreshSeconds * 1_000,
})

export function StatusScreen() {
  const { data, error, refetch } = useQuery(statusQuery)
  return (
    <AdminPage title="Status" what="the status" error={error}>
      <div className="pageHead">
        <div>
          <h1>Status</h1>
          <p className="lead muted num">
            {data &&
              !error &&
              `Updated ${formatClockSeconds(Date.parse(data.at))}, refreshes every ${refreshSeconds} s`}
          </p>
        </div>
      </div>
      <ListState what="the status" error={error} isEmpty={data && false} onRetry={refetch}>
        {null}
      </ListState>
      {data && !error && (
        <>
          <Summary status={data} />
          <StatusParts status={data} />
        </>
      )}
    </AdminPage>
  )
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const numberOf = (count: number) => numbers[count] ?? `${count}`

function Summary({ status: { at, ...parts } }: { status: Status }) {
  const states = Object.values(parts).map(({ state }) => state)
  const fine = states.filter((state) => state === 'fine').length
  const look = states.filter((state) => state === 'look').length
  return (
    <div className={`row ${styles.summary}`}>
      <h2>{sentenceOf(fine, look)}</h2>
      <span className={styles.matches} aria-hidden="true">
        <Matches of={fine + look} lit={fine} />
      </span>
    </div>
  )
}

function sentenceOf(fine: number, look: number) {
  if (look === 0) return `All ${numberOf(fine).toLowerCase()} systems are fine.`
  const all = numberOf(fine + look).toLowerCase()
  return `${numberOf(fine)} of ${all} systems ${nounFor(fine, 'is', 'are')} fine. ${numberOf(look)} ${nounFor(look, 'needs', 'need')} a look.`
}
