import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ExternalLink, TriangleAlert } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { dayOf } from '../../ui/moments.ts'
import { Drawing } from '../../ui/symbols.tsx'
import { type SubscriptionStatus, subscriptionStatusQuery, useBilling } from './premium.queries.ts'
import { Renewal } from './renewal.tsx'
import { isOver, subscriptionSentence } from './standing-words.ts'

/** For premium people: until when, and the way to change it. */
export function AlreadyPremium() {
  const { data: standing, isFetching, refetch } = useQuery(subscriptionStatusQuery)
  return (
    <>
      <Link to="/" className="link back">
        <ArrowLeft className="i" />
        Back to Dashboard
      </Link>
      <section className="yours label on-block">
        <Drawing name="bird" />
        <h1>You're Already Premium!</h1>
        {standing && <Details standing={standing} />}
        {!standing && (
          <p className="lead" role="status">
            {isFetching ? 'Looking up until when…' : 'Until when could not be looked up just now.'}
          </p>
        )}
        {!standing && !isFetching && (
          <button type="button" className="btn" onClick={() => void refetch()}>
            Try Again
          </button>
        )}
      </section>
      {standing?.renewal?.isOpen && <Renewal endsAt={standing.endsAt} />}
    </>
  )
}

const Details = ({ standing }: { standing: SubscriptionStatus }) => (
  <>
    <p className="lead">{subscriptionSentence(standing)}</p>
    {standing.renewal && !standing.renewal.isOpen && (
      <p>You can add another year from {dayOf(standing.renewal.from, 'thirty days before')}.</p>
    )}
    {standing.card?.status === 'past_due' && <PastDue endsAt={standing.endsAt} />}
    <div className="row">
      {standing.card && !isOver(standing.card) && <Manage />}
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
      Please look at your card. Premium stays on{endsAt && ` until ${dayOf(endsAt, '')}`} while Stripe tries again.
    </span>
  </p>
)

function Manage() {
  const billing = useBilling()
  // Pressed once it leads away: there is no second time.
  const isLeaving = billing.isPending || billing.isSuccess
  return (
    <button type="button" className="btn" disabled={isLeaving} onClick={() => billing.mutate()}>
      Manage card and cancel
      <ExternalLink className="i" />
    </button>
  )
}
