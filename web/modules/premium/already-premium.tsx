import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ExternalLink, TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format-date-time.ts'
import { HeroArt } from '../../ui/hero-art.tsx'
import { SurplusNote } from './crypto/surplus-note.tsx'
import { LazyCryptoTab } from './payment-tabs.tsx'
import { type SubscriptionStatus, subscriptionStatusQuery, useOpenBilling } from './premium.queries.ts'
import * as styles from './premium-screen.module.css'
import { isSubscriptionOver, subscriptionSentence } from './premium-text.ts'

/** A year paid in coins does not renew by itself. */
const Renewal = ({ endsAt }: Pick<SubscriptionStatus, 'endsAt'>) => (
  <section className={styles.pay} aria-labelledby="renewal-head">
    <div className={styles.payHead}>
      <div>
        <h2 id="renewal-head">Add Another Year</h2>
        <p className="lead muted">{`Starts on ${formatDate(endsAt, 'the day')}, when your current year ends.`}</p>
      </div>
    </div>
    <Suspense>
      <LazyCryptoTab />
    </Suspense>
  </section>
)

export function AlreadyPremium() {
  const { data: status, isFetching, refetch } = useQuery(subscriptionStatusQuery)
  return (
    <>
      <Link to="/" className={`link ${styles.back}`}>
        <ArrowLeft className="i" />
        Back to Dashboard
      </Link>
      <section className={`${styles.yours} label onBlock`}>
        <HeroArt />
        <h1>You're Already Premium!</h1>
        {status && <Details status={status} />}
        {!status && (
          <p className="lead" role="status">
            {isFetching ? 'Checking your end date…' : 'We couldn’t load your end date.'}
          </p>
        )}
        {!status && !isFetching && <Button onClick={() => void refetch()}>Try Again</Button>}
      </section>
      <SurplusNote />
      {status?.renewal?.isOpen && <Renewal endsAt={status.endsAt} />}
    </>
  )
}

const Details = ({ status }: { status: SubscriptionStatus }) => (
  <>
    <p className="lead">{subscriptionSentence(status)}</p>
    {status.renewal && !status.renewal.isOpen && (
      <p>{`You can add another year starting ${formatDate(status.renewal.from, 'thirty days before Premium ends')}.`}</p>
    )}
    {status.card?.status === 'past_due' && <PastDue endsAt={status.endsAt} />}
    <div className="row">
      {status.card && !isSubscriptionOver(status.card) && <Manage />}
      <Link className="link" to="/solution-history">
        View History
      </Link>
      <Link className="link" to="/custom-problem">
        Create Custom Problem
      </Link>
    </div>
  </>
)

const PastDue = ({ endsAt }: Pick<SubscriptionStatus, 'endsAt'>) => (
  <p className="note wait">
    <TriangleAlert className="i" />
    <span>
      {`Check your card. You keep Premium${endsAt ? ` until ${formatDate(endsAt, '')}` : ''} while Stripe tries again.`}
    </span>
  </p>
)

function Manage() {
  const billing = useOpenBilling()
  // A success leads away, so the button stays disabled.
  const isLeaving = billing.isPending || billing.isSuccess
  return (
    <Button disabled={isLeaving} onClick={() => billing.mutate()}>
      Manage or Cancel
      <ExternalLink className="i" />
    </Button>
  )
}
