import type { AdminAction } from '@app/contract/admin'
import { isolateText, sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../router/use-search-params.ts'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { OlderPager } from '../../ui/pager.tsx'
import * as styles from './admin.module.css'
import { type AuditEntry, auditQuery } from './admin.queries.ts'
import { AdminPage } from './admin-page.tsx'
import { ListState } from './list-state.tsx'
import { PaymentSteps } from './payment-steps.tsx'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function AuditScreen() {
  const { params, change } = useSearchParams()
  const before = uuid.test(params['before'] ?? '') ? params['before'] : undefined
  const { data, error, isFetching, refetch } = useQuery(auditQuery(before))
  return (
    <AdminPage title="Audit log" what="the audit log" error={error}>
      <div className="pageHead">
        <div>
          <h1>Audit log</h1>
          <p className="lead muted" role="status">
            {data && !error && 'Newest first'}
          </p>
        </div>
      </div>
      <ListState what="the audit log" error={error} isEmpty={data?.entries.length === 0} onRetry={refetch}>
        <p>No admin has done anything yet.</p>
      </ListState>
      {data && !error && data.entries.length > 0 && (
        <div aria-busy={isFetching}>
          <ol className={`card ${styles.audit}`}>
            {data.entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
          <OlderPager isNewest={!before} older={data.older} onTurn={(next) => change({ before: next })} />
        </div>
      )}
    </AdminPage>
  )
}

/** They are about no person. */
const ofNobody = new Set(['users_listed', 'problem_swapped', 'problem_kept'])

const targetOf = ({ action, targetEmail, details }: AuditEntry) => {
  if (targetEmail || ofNobody.has(action)) return targetEmail
  return details['everybody'] === true ? 'everybody' : 'somebody who is gone'
}

const deeds: Record<AdminAction, string> = {
  users_listed: 'Looked at the users',
  admin_granted: 'Made an admin of',
  admin_revoked: 'Took the admin role from',
  premium_granted: 'Gave premium to',
  premium_revoked: 'Took premium from',
  verification_resent: 'Sent the verification link again to',
  signed_out_everywhere: 'Signed out everywhere',
  amnesty_declared: 'Forgave a day to',
  payment_granted: 'Granted a year for a payment of',
  stray_settled: 'Settled money without a payment of',
  problem_swapped: 'Swapped a reported problem',
  problem_kept: 'Kept a reported problem',
  idea_hidden: 'Hid a shared idea of',
  idea_kept: 'Kept a reported idea of',
  sharing_stopped: 'Stopped the sharing of',
  sharing_allowed: 'Allowed the sharing of',
  shared_link_ended: 'Ended a reported link of',
  ways_changed: 'Changed the ways to sign in of',
  shared_link_kept: 'Kept a reported link of',
  payment_refunded: 'Noted a refund of a payment of',
  payment_rejected: 'Rejected a payment of',
  card_payment_settled: 'Settled a card payment of',
}

const describe = ({ action, details }: AuditEntry) => ({
  deed: new Map(Object.entries(deeds)).get(action) ?? action,
  more: details,
})

/** A card payment has its history at Stripe. */
const withSteps = new Set(['payment_granted', 'payment_refunded', 'payment_rejected'])

const AuditLine = ({ entry }: { entry: AuditEntry }) => {
  const { at, actorEmail, action, details } = entry
  const { deed, more } = describe(entry)
  const facts = Object.entries(more).filter(([, value]) => value !== null)
  return (
    <li>
      <time dateTime={at}>{formatDateTime(at)}</time>
      <div>
        <p>
          {deed} <b>{isolateText(targetOf(entry) ?? '')}</b>
        </p>
        {facts.length > 0 && (
          <p className={styles.details}>
            {facts.map(([name, value]) => `${sanitizeForDisplay(name)}: ${isolateText(`${value}`)}`).join(' · ')}
          </p>
        )}
        {withSteps.has(action) && typeof details['payment'] === 'string' && (
          <PaymentSteps payment={details['payment']} />
        )}
      </div>
      <p className={styles.actor}>
        {actorEmail ? `by ${isolateText(actorEmail)}` : 'by the command line, or somebody who is gone'}
      </p>
    </li>
  )
}
