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
        <p>Nothing here yet.</p>
      </ListState>
      {data && !error && data.entries.length > 0 && (
        <div aria-busy={isFetching}>
          <ol className={`card rows ${styles.audit}`}>
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
  return details['everybody'] === true ? 'everyone' : 'a deleted account'
}

const deeds: Record<AdminAction, string> = {
  users_listed: 'Viewed users',
  admin_granted: 'Gave the admin role to',
  admin_revoked: 'Took the admin role from',
  premium_granted: 'Gave Premium to',
  premium_revoked: 'Took Premium from',
  verification_resent: 'Resent the verification link to',
  signed_out_everywhere: 'Signed out everywhere:',
  amnesty_declared: 'Forgave a missed day for',
  payment_granted: 'Granted a year for a payment by',
  stray_settled: 'Settled unmatched money from',
  problem_swapped: 'Swapped a reported problem',
  problem_kept: 'Kept a reported problem',
  idea_hidden: 'Hid a shared idea by',
  idea_kept: 'Kept a reported idea by',
  sharing_stopped: 'Stopped sharing for',
  sharing_allowed: 'Allowed sharing again for',
  shared_link_ended: 'Ended a reported link by',
  ways_changed: 'Changed how they sign in:',
  shared_link_kept: 'Kept a reported link by',
  payment_refunded: 'Recorded a refund to',
  payment_rejected: 'Rejected a payment by',
  card_payment_settled: 'Settled a card payment by',
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
        {actorEmail ? `by ${isolateText(actorEmail)}` : 'from the command line, or by a deleted account'}
      </p>
    </li>
  )
}
