import { type Asset, assets, findAsset } from '@app/domain/premium/crypto/assets'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import { dismissToasts } from '../../../ui/toast.ts'
import * as premiumScreen from '../premium-screen.module.css'
import { ChooseAsset } from './choose-asset.tsx'
import { BuyCrypto, CostSummary } from './cost-summary.tsx'
import * as styles from './crypto.module.css'
import {
  type CryptoPayment,
  cryptoPaymentQuery,
  isPaymentOver,
  type OpenedPayment,
  otherPaymentsOf,
  paymentProgressKey,
  type ShownPayment,
  useShowPayment,
} from './crypto.queries.ts'
import { CryptoSteps, stepOf } from './crypto-steps.tsx'
import { OtherPayments } from './other-payments.tsx'
import { PaymentProgress, useReloadAsPremium } from './payment-progress.tsx'
import { SendAmount } from './send-amount.tsx'
import { TransactionHash } from './transaction-hash.tsx'

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

function Panel({ asset, opened, choose, begun, back }: Props) {
  const step = stepOf(opened)
  const isFindable = step === 2 || opened?.standing.status === 'expired'
  return (
    <>
      <CryptoSteps at={step} hasRest={opened?.standing.rest !== undefined} isFocused={step > 1 || back !== undefined} />
      <div className={`${premiumScreen.panel} ${styles.crypto}`} data-status={opened?.standing.status}>
        {step !== 3 && (
          <div className={`card stack ${styles.main}`}>
            {step === 1 && (
              <ChooseAsset asset={asset} payment={opened?.standing} onChoose={choose} onBack={back} onBegun={begun} />
            )}
            {step === 2 && opened && <SendAmount asset={asset} opened={opened} />}
            {opened && isFindable && <TransactionHash key={opened.payment.paymentId} opened={opened} />}
            {step === 1 ? (
              <BuyCrypto />
            ) : (
              <button type="button" className="link" onClick={() => choose(asset)}>
                Change Coin
              </button>
            )}
          </div>
        )}
        {opened && <PaymentProgress asset={asset} id={opened.payment.paymentId} payment={opened.standing} />}
        <CostSummary asset={asset} />
      </div>
    </>
  )
}

const assetOfPayment = ({ payment }: OpenedPayment) => findAsset(payment.cryptocurrency, payment.network)

const [first] = assets
/** USDC on polygon is cheap to send; a server without it offers its own first coin. */
function useUsualAsset(): Asset {
  const { data } = useQuery(installationQuery)
  const taken = data?.crypto ?? []
  const usual = findAsset('USDC', 'polygon') ?? first
  const [other] = taken
  const isTaken = taken.some(({ currency, networks }) => currency === 'USDC' && networks.includes('polygon'))
  const found = isTaken || !other ? usual : (findAsset(other.currency, other.networks[0]) ?? usual)
  if (!found) throw new Error('You can’t pay with crypto right now.')
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
