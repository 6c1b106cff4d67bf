import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useUser } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { type Address, useNavigation } from '../../router/navigation.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { AlreadyPremium } from './already-premium.tsx'
import type { SetUpCall } from './card/use-card-set-up.ts'
import { Comparison } from './comparison.tsx'
import * as crypto from './crypto/crypto.module.css'
import { PaymentCheck } from './payment-check.tsx'
import { PaymentDone } from './payment-done.tsx'
import { PaymentTabs, useHasOpenCryptoPayment, useIsOnSale } from './payment-tabs.tsx'
import { subscriptionStatusQuery } from './premium.queries.ts'
import { PremiumHead } from './premium-head.tsx'
import * as styles from './premium-screen.module.css'
import { hasPaidPremium } from './premium-text.ts'

const sentences = {
  refunded: 'Your payment was refunded, so Premium has ended.',
  charged_back: 'Your bank reversed this payment, so Premium has ended.',
}

const MoneyBack = ({ how, onAgain }: { how: keyof typeof sentences; onAgain: () => void }) => (
  <section className={`card ${styles.moneyBack}`} aria-labelledby="money-back">
    <h2 id="money-back">
      <TriangleAlert className="i" />
      {sentences[how]}
    </h2>
    <p className="muted">You won’t be charged again. You keep your streak and ideas.</p>
    <Button size="big" onClick={onAgain}>
      Buy Premium Again
    </Button>
  </section>
)

export const PremiumScreen = () => (
  <Page>
    <Plans way="createSubscription" />
  </Page>
)

/** /subscribe: the same, for old links. */
export const SubscribeScreen = () => (
  <Page>
    <Plans way="subscribeByCard" />
  </Page>
)

export const PaymentReturnScreen = () => (
  <Page>
    <PaymentReturn />
  </Page>
)

const Page = ({ children }: { children: ReactNode }) => (
  <main id="main" className={`wrap page ${crypto.premium} ${styles.premium}`}>
    <title>{`Premium — ${brand}`}</title>
    {children}
  </main>
)

function Plans({ way }: { way: SetUpCall }) {
  const user = useUser()
  const [hasPaid, setPaid] = useState(false)
  const { isChecking, isPaid } = usePaidAddress()
  if (hasPaid || isPaid) return <PaymentDone />
  if (isChecking) return <p role="status">Checking your payment…</p>
  if (user?.plan === 'premium') return <AlreadyPremium />
  return user && <Offer way={way} onDone={() => setPaid(true)} />
}

/** `?success=true` is removed, since a reload is no payment. Anybody can type it, so the server is asked. */
function usePaidAddress() {
  const { place, go } = useNavigation()
  const [isNamed] = useState(() => new URLSearchParams(place.search).get('success') === 'true')
  const { data, isPending } = useQuery({ ...subscriptionStatusQuery, enabled: isNamed })
  useEffect(() => {
    if (place.search !== '') go(place.path as Address, { replace: true })
  }, [place, go])
  return { isChecking: isNamed && isPending, isPaid: isNamed && data !== undefined && hasPaidPremium(data) }
}

function Offer({ way, onDone }: { way: SetUpCall; onDone: () => void }) {
  const [isAgain, setAgain] = useState(false)
  const { data: subscription } = useQuery(subscriptionStatusQuery)
  const status = subscription?.card?.status
  const isOnSale = useIsOnSale()
  const hasOpenPayment = useHasOpenCryptoPayment()
  // What is being paid comes first, and stays there when the payment is over.
  const [isPaying, setPaying] = useState(hasOpenPayment)
  if (hasOpenPayment && !isPaying) setPaying(true)
  const wentBack = !isAgain && (status === 'refunded' || status === 'charged_back') ? status : undefined
  const pay = !wentBack && <PaymentTabs key="pay" way={way} onDone={onDone} isFocused={isAgain} />
  return (
    <>
      <Link to="/" className={`link ${styles.back}`}>
        <ArrowLeft className="i" />
        Back to Dashboard
      </Link>
      <PremiumHead isPaying={isPaying} />
      {wentBack && <MoneyBack how={wentBack} onAgain={() => setAgain(true)} />}
      {isPaying && pay}
      <Comparison key="plans" hasButton={isOnSale && !wentBack && !isPaying} />
      {!isPaying && pay}
    </>
  )
}

/** Where a bank sends people back to; Stripe's parameters leave the address at once. */
function PaymentReturn() {
  const { place, go } = useNavigation()
  const [paymentId] = useState(() => new URLSearchParams(place.search).get('payment_intent'))
  useEffect(() => void go(paymentId ? '/premium-success' : '/premium', { replace: true }), [go, paymentId])
  if (!paymentId) return null
  return (
    <>
      <h1>Your payment</h1>
      <div className={`card ${styles.returned}`}>
        <h2 className="sr">Status</h2>
        <PaymentCheck
          paymentId={paymentId}
          onDone={() => go('/premium?success=true', { replace: true })}
          onRefused={() => go('/premium', { replace: true })}
        />
      </div>
    </>
  )
}
