import { type CardPlan, cardPrices, formatUsd } from '@app/domain/premium/price'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Installation, installationQuery } from '../../../api/installation.ts'
import { formatDate } from '../../../ui/format-date-time.ts'
import { PaymentCheck } from '../payment-check.tsx'
import { pendingPaymentQuery } from '../premium.queries.ts'
import * as styles from '../premium-screen.module.css'
import { annualSavingCents, formatPlanPrice, renewalAfter } from '../premium-text.ts'
import { PaymentForm, PaymentLoading } from './payment-form.tsx'
import { CardPaymentsOff, PaymentUnavailable, SetupRequired } from './payment-unavailable.tsx'
import { PlanTiles } from './plan-tiles.tsx'
import { useCardCharge } from './use-card-charge.ts'
import { notInitializedMessage, type SetUpCall, type SetUpChoice, useCardSetUp } from './use-card-set-up.ts'

const PaymentSummary = ({ plan }: { plan: CardPlan | undefined }) =>
  plan ? (
    <aside className={styles.sum} aria-labelledby="payment-summary">
      <h3 id="payment-summary">What you pay</h3>
      <dl className="facts">
        <div>
          <dt>{`Premium, ${plan}`}</dt>
          <dd>{formatUsd(cardPrices[plan].cents + (plan === 'annual' ? annualSavingCents : 0))}</dd>
        </div>
        {plan === 'annual' && (
          <div>
            <dt>One month free</dt>
            <dd>−{formatUsd(annualSavingCents)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Today</dt>
          <dd>{formatPlanPrice(plan)}</dd>
        </div>
      </dl>
      <p className={styles.small}>
        {`Renews on ${formatDate(renewalAfter(new Date(), plan).toISOString(), 'the day it ends')} unless you cancel.`}
      </p>
    </aside>
  ) : (
    <p className="muted">Choose a plan to see the card form.</p>
  )

export function CardTab({ way, onDone }: { way: SetUpCall; onDone: () => void }) {
  const cache = useQueryClient()
  const [choice, choose] = useState<SetUpChoice>({ plan: undefined, turn: 0 })
  const [paidId, setPaidId] = useState<string>()
  const payment = useCardCharge(setPaidId)
  const installation = useQuery(installationQuery)
  const publishableKey = installation.data?.stripePublishableKey
  const pending = useQuery({ ...pendingPaymentQuery, enabled: Boolean(publishableKey) })
  const found = pending.data?.payment
  const paymentId = paidId ?? found?.id
  const plan = (paidId === undefined && found?.plan) || choice.plan
  const setUp = useCardSetUp(
    way,
    choice,
    choice.plan !== undefined && Boolean(publishableKey) && paymentId === undefined,
  )
  useFindPending(setUp.error?.isPending === true, pending.refetch)
  const isSwitchedOff = publishableKey === null || setUp.error?.isSwitchedOff === true
  function choosePlan(plan: CardPlan) {
    payment.forgetFailure()
    choose({ plan, turn: choice.turn + 1 })
  }
  const again = () => {
    setPaidId(undefined)
    cache.setQueryData(pendingPaymentQuery.queryKey, { payment: null })
    choose({ plan, turn: choice.turn + 1 })
    payment.forgetFailure()
  }
  return (
    <div className={styles.panel}>
      <div className={`card ${isSwitchedOff && !paymentId ? styles.off : 'stack'}`}>
        {isSwitchedOff && !paymentId && <CardPaymentsOff />}
        <PlanTiles
          plan={plan}
          isLocked={isSwitchedOff || payment.isPaying || paymentId !== undefined}
          onChoose={choosePlan}
        />
        {!isSwitchedOff && <PaymentSummary plan={plan} />}
      </div>
      {paymentId && (
        <div className="card">
          <PaymentCheck paymentId={paymentId} onDone={onDone} onRefused={again} />
        </div>
      )}
      {!paymentId && !isSwitchedOff && (
        <Payment
          key={choice.turn}
          installation={installation}
          setUp={setUp}
          payment={payment}
          plan={plan}
          onRetry={again}
        />
      )}
    </div>
  )
}

/** What another tab has begun is shown in place of the refusal. */
function useFindPending(isRefused: boolean, look: () => unknown) {
  useEffect(() => {
    if (isRefused) void look()
  }, [isRefused, look])
}

interface PaymentProps {
  installation: UseQueryResult<Installation>
  setUp: ReturnType<typeof useCardSetUp>
  plan: CardPlan | undefined
  payment: ReturnType<typeof useCardCharge>
  onRetry: () => void
}

function Payment({ installation, plan, ...rest }: PaymentProps) {
  const { data, error, isFetching, refetch } = installation
  if (error && !isFetching)
    return (
      <div className="card">
        <SetupRequired why={notInitializedMessage} onRetry={() => void refetch()} />
      </div>
    )
  return (
    plan && (
      <div className="card">
        <CardForm publishableKey={data?.stripePublishableKey} plan={plan} {...rest} />
      </div>
    )
  )
}

interface CardFormProps extends Omit<PaymentProps, 'installation'> {
  publishableKey: string | null | undefined
  plan: CardPlan
}

function CardForm({ publishableKey, setUp, plan, payment, onRetry }: CardFormProps) {
  if (setUp.error) return <PaymentUnavailable why={setUp.error} onRetry={onRetry} />
  if (!publishableKey || !setUp.data) return <PaymentLoading />
  return (
    <PaymentForm
      publishableKey={publishableKey}
      clientSecret={setUp.data}
      price={formatPlanPrice(plan)}
      payment={payment}
      onRetry={onRetry}
    />
  )
}
