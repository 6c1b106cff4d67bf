import type { Asset } from '@app/domain/premium/coins/assets'
import { Clock, TriangleAlert } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import { warningOf } from './coin-words.ts'
import type { Opened } from './coins.queries.ts'
import { CopyButton } from './copy-button.tsx'
import { useTimeLeft } from './time-left.ts'

// Without the code there is still the address. `lazyPart` would do, and would weigh on every other screen.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx').catch(() => null))?.QrCode ?? NoCode }))
const NoCode: ComponentType<{ text: string }> = () => null

interface Props {
  asset: Asset
  opened: Opened
}

/** Where to send how much, and what must not go wrong on the way. */
export function SendAmount({ asset, opened: { payment, standing } }: Props) {
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
        {rest ? 'Send the rest' : 'Send exactly this amount'}
      </h3>
      <div className="ship">
        <div className="qrbox label">
          <Suspense>
            <QrCode text={uri ?? paymentAddress} />
          </Suspense>
        </div>
        <div>
          <p className="amount num">
            {amountExact} {asset.currency}
          </p>
          {rest && (
            <p className="arrived">
              {rest.received} of {payment.amountExact} {asset.currency} has arrived.
            </p>
          )}
          <p className="small">
            on {asset.network}
            {isOwn && ', to an address made for this payment only'}
          </p>
          <p className="address">{paymentAddress}</p>
          <div className="row">
            <CopyButton what="address" text={paymentAddress} />
            <CopyButton what="amount" text={amountExact} />
            {uri && (
              <a className="link" href={uri}>
                Open in a wallet
              </a>
            )}
          </div>
        </div>
      </div>
      {destinationTag !== undefined && <Tag tag={destinationTag} address={classicAddress ?? paymentAddress} />}
      {hasReference && <Reference />}
      <p className="note">
        <TriangleAlert className="i" />
        <span>{warningOf(asset)}</span>
      </p>
      {standing.status !== 'confirming' && <Expiry expiresAt={payment.expiresAt} />}
    </li>
  )
}

const Tag = ({ tag, address }: { tag: number; address: string }) => (
  <div className="note warn">
    <TriangleAlert className="i" />
    <div className="tagged">
      <p>
        The X-address above contains the destination tag. If your wallet or exchange does not accept it, send to the
        classic address with exactly this tag: without the tag nobody can tell whose payment it is.
      </p>
      <p className="address">{address}</p>
      <p>
        Destination tag <b className="num">{tag}</b>
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
    <span>
      Scan the code or press “Open in a wallet”: they carry the reference of this payment. From the address alone nobody
      can tell whose payment it is.
    </span>
  </p>
)

function Expiry({ expiresAt }: { expiresAt: string }) {
  const left = useTimeLeft(expiresAt)
  return (
    <p className="note wait">
      <Clock className="i" />
      <span>
        {left === null ? (
          'The time for this amount is over. What was sent in time is still found.'
        ) : (
          <>
            This price holds for{' '}
            <b className="num" role="timer">
              {left}
            </b>
            . A payment seen in time keeps it, even if it confirms later.
          </>
        )}
      </span>
    </p>
  )
}
