import type { Asset } from '@app/domain/premium/crypto/assets'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { copyToClipboard } from '../../../ui/copy-to-clipboard.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { showToast } from '../../../ui/toast.ts'
import * as styles from './crypto.module.css'
import type { OpenedPayment } from './crypto.queries.ts'
import { assetWarning, emailUsText, networkNameOf } from './crypto-text.ts'

export function SendAmount({ asset, opened: { payment, standing } }: { asset: Asset; opened: OpenedPayment }) {
  const { paymentAddress, destinationTag, classicAddress } = payment
  const { rest } = standing
  const { amountExact, uri } = rest ?? payment
  const hasReference = uri?.includes('reference=') ?? false
  const isOwn = !hasReference && destinationTag === undefined
  return (
    <>
      <div>
        <p className={`${styles.amount} disp num`} translate="no">
          {`${amountExact} ${asset.currency}`}
        </p>
        {rest && (
          <p>
            <b>{`${rest.received} of ${payment.amountExact} ${asset.currency} has arrived.`}</b>
          </p>
        )}
        <p className="small">
          <span>on </span>
          <b>{networkNameOf(asset.network)}</b>
          {isOwn && <span>, to this payment’s own address</span>}
        </p>
      </div>
      <p className="note warn">
        <TriangleAlert className="i" />
        <Warning text={assetWarning(asset)} />
      </p>
      <div className={styles.ship}>
        <div className={styles.qrbox}>
          <QrCode className={styles.qr} text={uri ?? paymentAddress} label="QR code for this payment" />
        </div>
        <div className="stack">
          {uri && (
            <a className="btn wide" href={uri}>
              Open in a Wallet
            </a>
          )}
          <PaymentAddress address={paymentAddress} />
          <div className="row">
            <CopyButton what="address" text={paymentAddress} />
            <CopyButton what="amount" text={amountExact} />
          </div>
        </div>
      </div>
      {destinationTag !== undefined && <Tag tag={destinationTag} address={classicAddress ?? paymentAddress} />}
      {hasReference && <Reference />}
      <Expiry expiresAt={payment.expiresAt} />
    </>
  )
}

function Warning({ text }: { text: string }) {
  const email = useQuery(installationQuery).data?.supportEmail
  const [before, after] = text.split(emailUsText)
  if (!email || after === undefined) return <span>{text}</span>
  return (
    <span>
      <span>{before}</span>
      <a href={`mailto:${email}`}>{emailUsText}</a>
      <span>{after}</span>
    </span>
  )
}

const PaymentAddress = ({ address }: { address: string }) => (
  <p className={styles.address} data-part="address" translate="no">
    {address.match(/.{1,4}/g)?.map((letters, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: four letters are their place in the address
      <span key={place}>{letters}</span>
    ))}
  </p>
)

const Tag = ({ tag, address }: { tag: number; address: string }) => (
  <div className="note warn">
    <TriangleAlert className="i" />
    <div className="stack">
      <p>
        The X-address includes the destination tag. If your wallet refuses it, use the classic address with exactly this
        tag, or we can’t match your payment.
      </p>
      <PaymentAddress address={address} />
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
    <span>Scan the code or press “Open in a Wallet”. If you copy only the address, we can’t match your payment.</span>
  </p>
)

function Expiry({ expiresAt }: { expiresAt: string }) {
  const left = useTimeLeft(expiresAt)
  return (
    <p className={`note ${styles.expiry}`}>
      <Clock className="i" />
      <span>
        {left === null ? (
          'This price has expired. If you paid in time, we’ll still find your payment.'
        ) : (
          <span>
            This price holds for{' '}
            <b className="num" role="timer">
              {left}
            </b>
            . Pay in time and you keep it, even if your payment confirms later.
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

const shownMs = 2_000

function CopyButton({ what, text }: { what: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    if (await copyToClipboard(text)) setCopied(true)
    else showToast({ title: 'Not Copied', text: 'Select it and copy it yourself.', tone: 'danger' })
  }
  return (
    <>
      <Button kind="line" onClick={copy}>
        {isCopied ? <Check className="i" /> : <Copy className="i" />}
        <span>Copy {what}</span>
      </Button>
      <span className="sr" role="status">
        {isCopied && `Copied the ${what}.`}
      </span>
    </>
  )
}
