import { type Asset, assets, findAsset } from '@app/domain/premium/crypto/assets'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import { dismissToasts } from '../../../ui/toast.ts'
import * as premiumScreen from '../premium-screen.module.css'
import { ChooseAsset } from './choose-asset.tsx'
import { CostSummary } from './cost-summary.tsx'
import * as styles from './crypto.module.css'
import {
  type CryptoPayment,
  cryptoPaymentQuery,
  isPayable,
  isPaymentOver,
  type OpenedPayment,
  otherPaymentsOf,
  paymentProgressKey,
  type ShownPayment,
  useShowPayment,
} from './crypto.queries.ts'
import { OtherPayments } from './other-payments.tsx'
import { PaymentProgress, useReloadAsPremium } from './payment-progress.tsx'
import { SendAmount } from './send-amount.tsx'
import { TransactionHash } from './transaction-hash.tsx'

const services = [
  { name: 'MoonPay', url: 'https://moonpay.com/buy' },
  { name: 'Ramp', url: 'https://ramp.network/buy' },
  { name: 'Transak', url: 'https://global.transak.com' },
  { name: 'Prices', url: 'https://coingecko.com' },
] as const

const BuyCrypto = () => (
  <aside className={`card ${styles.buy}`} aria-labelledby="buy-coins">
    <h3 id="buy-coins">No crypto yet?</h3>
    <p className={`${styles.small} ${premiumScreen.small}`}>Other companies sell it. Pick one you trust.</p>
    <div className={styles.outside}>
      {services.map(({ name, url }) => (
        <a key={url} className="link" href={url} target="_blank" rel="noopener noreferrer">
          {name} <ExternalLink className="i" />
          <span className="sr">(opens in a new tab)</span>
        </a>
      ))}
    </div>
  </aside>
)

/** What comes after the button above. */
const LaterSteps = () => (
  <>
    <li className={styles.later}>
      <span>2</span>Send the amount to the address you get
    </li>
    <li className={styles.later}>
      <span>3</span>Paste the transaction’s hash, and Premium begins
    </li>
  </>
)

/** An open payment is found again on every device. */
export function CryptoTab() {
  const [paymentId, follow] = useState<string>()
  const [choice, choose] = useState<Asset>()
  const { data: found = null, isLoading } = useQuery(cryptoPaymentQuery(paymentId))
  const usual = useUsualAsset()
  const prepare = useShowPayment(found)
  // A surplus is reported only here and by mail, so the page waits until the person goes on.
  useReloadOnce(found?.standing.status === 'verified' && found.standing.surplus === undefined)
  useForgetFailures(found ? paymentProgressKey(found.standing) : undefined)
  if (isLoading)
    return (
      <p className={`muted ${styles.cryptoWaiting}`} role="status">
        Loading payment...
      </p>
    )
  function show(shown: ShownPayment) {
    prepare(shown)
    follow(shown.payment.paymentId)
    choose(undefined)
  }
  const begun = (payment: CryptoPayment) =>
    show({ payment, standing: { status: 'pending', message: 'Waiting for your payment.' } })
  const opened = choice ? null : found
  const asset = choice ?? (found && assetOfPayment(found)) ?? usual
  const back = choice && found && !isPaymentOver(found) ? () => choose(undefined) : undefined
  // While another coin is chosen, the panel says nothing of a payment under review.
  const isHidden = !opened && found?.standing.status === 'rejected'
  return (
    <>
      <OtherPayments payments={isHidden ? [found, ...otherPaymentsOf(found)] : otherPaymentsOf(found)} onShow={show} />
      <Panel asset={asset} opened={opened} choose={choose} begun={begun} back={back} />
    </>
  )
}

interface Props {
  asset: Asset
  /** Null while another coin is chosen. */
  opened: OpenedPayment | null
  choose: (asset: Asset) => void
  begun: (payment: CryptoPayment) => void
  back?: (() => void) | undefined
}

const Panel = ({ asset, opened, choose, begun, back }: Props) => (
  <div className={`${premiumScreen.panel} ${styles.crypto}`}>
    <div className="stack">
      <ol className={`card ${styles.steps}`}>
        <ChooseAsset asset={asset} payment={opened?.standing} onChoose={choose} onBack={back} onBegun={begun} />
        {opened && isPayable(opened) && <SendAmount asset={asset} opened={opened} />}
        {opened && isFindable(opened) && (
          <TransactionHash key={opened.payment.paymentId} step={isPayable(opened) ? 3 : 2} opened={opened} />
        )}
        {!opened && <LaterSteps />}
      </ol>
      <BuyCrypto />
    </div>
    <div className="stack">
      <CostSummary asset={asset} payment={opened && !isPaymentOver(opened) ? opened.payment : undefined} />
      {opened && <PaymentProgress asset={asset} id={opened.payment.paymentId} payment={opened.standing} />}
    </div>
  </div>
)

const assetOfPayment = ({ payment }: OpenedPayment) => findAsset(payment.cryptocurrency, payment.network)
const isFindable = (opened: OpenedPayment) => isPayable(opened) || opened.standing.status === 'expired'

const [first] = assets
/** USDC on polygon is cheap to send; a server without it offers its own first coin. */
function useUsualAsset(): Asset {
  const { data } = useQuery(installationQuery)
  const taken = data?.crypto ?? []
  const usual = findAsset('USDC', 'polygon') ?? first
  const [other] = taken
  const isTaken = taken.some(({ currency, networks }) => currency === 'USDC' && networks.includes('polygon'))
  const found = isTaken || !other ? usual : (findAsset(other.currency, other.networks[0]) ?? usual)
  if (!found) throw new Error('There is nothing to pay with.')
  return found
}

function useForgetFailures(progress: string | undefined) {
  const [previous, setPrevious] = useState(progress)
  useEffect(() => {
    if (progress === previous) return
    if (previous !== undefined) dismissToasts()
    setPrevious(progress)
  }, [progress, previous])
}

/** Time to read that it has worked. */
const pauseMs = 2_000

function useReloadOnce(isVerified: boolean) {
  const showPaid = useReloadAsPremium()
  useEffect(() => {
    if (!isVerified) return
    const timer = setTimeout(showPaid, pauseMs)
    return () => clearTimeout(timer)
  }, [isVerified, showPaid])
}
