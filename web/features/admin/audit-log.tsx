import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { minuteOf } from '../../ui/moments.ts'
import { Pager } from '../../ui/pager.tsx'
import { auditQuery, type Entry, entriesOnPage } from './admin.queries.ts'
import { ListState } from './list-state.tsx'

export function AuditLog() {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(auditQuery(page))
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Audit log</h1>
          <p className="lead muted num" role="status">
            {data && !error && `${data.total.toLocaleString('en-US')} entries, newest first`}
          </p>
        </div>
      </div>
      <ListState what="the audit log" error={error} isEmpty={data?.rows.length === 0} onRetry={refetch}>
        <p>No admin has done anything yet.</p>
      </ListState>
      {data && !error && data.rows.length > 0 && (
        <div aria-busy={isFetching}>
          <ol className="card audit">
            {data.rows.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pager page={page} pages={Math.ceil(data.total / entriesOnPage)} onPage={setPage} />
        </div>
      )}
    </>
  )
}

const targetOf = ({ action, targetEmail, details }: Entry) => {
  if (targetEmail || action === 'users_listed') return targetEmail
  return details['everybody'] === true ? 'everybody' : 'somebody who is gone'
}

const deeds: Record<string, string> = {
  users_listed: 'Looked at the users',
  admin_granted: 'Made an admin of',
  admin_revoked: 'Took the admin role from',
  premium_granted: 'Gave premium to',
  premium_revoked: 'Took premium from',
  amnesty_declared: 'Forgave a day to',
}

/** Somebody may be gone by now: the log outlives the people in it. */
const AuditLine = ({ entry }: { entry: Entry }) => {
  const { at, actorEmail, action, details } = entry
  return (
    <li>
      <time dateTime={at}>{minuteOf(at)}</time>
      <div>
        <p>
          {deeds[action] ?? action} <b>{targetOf(entry)}</b>
        </p>
        {Object.keys(details).length > 0 && (
          <p className="details">
            {Object.entries(details)
              .map(([name, value]) => `${name}: ${value}`)
              .join(', ')}
          </p>
        )}
      </div>
      <p className="actor">{actorEmail ? `by ${actorEmail}` : 'by the command line, or somebody who is gone'}</p>
    </li>
  )
}
