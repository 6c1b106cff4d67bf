import type { Asset } from '@app/domain/premium/crypto/assets'
import { Clock, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { QrCode } from '../../../ui/qr-code.tsx'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import * as premiumScreen from '../premium-screen.module.css'
import { CopyButton } from './copy-button.tsx'
import * as styles from './crypto.module.css'
import type { OpenedPayment } from './crypto.queries.ts'
import { assetWarning, networkNameOf } from './crypto-text.ts'

export function SendAmount({ asset, opened: { payment, standing } }: { asset: Asset; opened: OpenedPayment }) {
  const { paymentAddress, destinationTag, classicAddress } = payment
  const { rest } = standing
  const { amountExact, uri } = rest ?? payment
  const hasReference = uri?.includes('reference=') ?? false
  const isOwn = !hasReference && destinationTag === undefined
  const head = useFocusIfLost<HTMLHeadingElement>(true)
  return (
    <li>
      <h3 ref={head} tabIndex={-1}>
        <span>2</span>
        <span>{rest ? 'Send the rest' : 'Send exactly this amount'}</span>
      </h3>
      <div className={styles.ship}>
        <QrBox text={uri ?? paymentAddress} />
        <div>
          <p className={`${styles.amount} num`} translate="no">
            {`${amountExact} ${asset.currency}`}
          </p>
          {rest && (
            <p className={styles.arrived}>
              {`${rest.received} of ${payment.amountExact} ${asset.currency} has arrived.`}
            </p>
          )}
          <p className={`${styles.small} ${premiumScreen.small}`}>
            {`on ${networkNameOf(asset.network)}${isOwn ? ', to an address made for this payment only' : ''}`}
          </p>
          <p className={styles.address} data-part="address" translate="no">
            {paymentAddress}
          </p>
          <CopyOrOpen address={paymentAddress} amount={amountExact} uri={uri} />
        </div>
      </div>
      {destinationTag !== undefined && <Tag tag={destinationTag} address={classicAddress ?? paymentAddress} />}
      {hasReference && <Reference />}
      <p className="note">
        <TriangleAlert className="i" />
        <span>{assetWarning(asset)}</span>
      </p>
      {standing.status !== 'confirming' && <Expiry expiresAt={payment.expiresAt} />}
    </li>
  )
}

const QrBox = ({ text }: { text: string }) => (
  <div className={`${styles.qrbox} label`}>
    <QrCode className={styles.qr} text={text} label="QR code of this payment" />
  </div>
)

const CopyOrOpen = ({ address, amount, uri }: { address: string; amount: string; uri: string | null | undefined }) => (
  <div className="row">
    <CopyButton what="address" text={address} />
    <CopyButton what="amount" text={amount} />
    {uri && (
      <a className="link" href={uri}>
        Open in a Wallet
      </a>
    )}
  </div>
)

const Tag = ({ tag, address }: { tag: number; address: string }) => (
  <div className="note warn">
    <TriangleAlert className="i" />
    <div className={styles.tagged}>
      <p>
        The X-address includes the destination tag. If your wallet refuses it, use the classic address with exactly this
        tag, or we can’t match your payment.
      </p>
      <p className={styles.address} data-part="address" translate="no">
        {address}
      </p>
      <p>
        Destination tag{' '}
        <b className="num" translate="no">
          {tag}
        </b>
      </p>
      <div className="row">
        <CopyButton what="classic address" text={address} />
        <CopyButton what="tag" text={`${tag}`} />
      </div>
    </div>
  </div>
)

const Reference = () => (
  <p className="note warn">
    <TriangleAlert className="i" />
    <span>Scan the code or press “Open in a Wallet”. From the address alone, we can’t match your payment.</span>
  </p>
)

function Expiry({ expiresAt }: { expiresAt: string }) {
  const left = useTimeLeft(expiresAt)
  return (
    <p className="note wait">
      <Clock className="i" />
      <span>
        {left === null ? (
          'This price has expired. We’ll still find what you sent in time.'
        ) : (
          <span>
            This price holds for{' '}
            <b className="num" role="timer">
              {left}
            </b>
            . Pay in time and you keep it, even if it confirms later.
          </span>
        )}
      </span>
    </p>
  )
}

/** "51:20", every second; null when the time is over. */
function useTimeLeft(moment: string): string | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return timeBetween(now, Date.parse(moment))
}

function timeBetween(now: number, end: number): string | null {
  const seconds = Math.ceil((end - now) / 1_000)
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : null
}
