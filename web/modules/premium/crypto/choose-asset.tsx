import { type Asset, assets, currencies, findAsset } from '@app/domain/premium/crypto/assets'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { errorMessage, tryAgainMessage } from '../../../api/api-error.ts'
import { installationQuery } from '../../../api/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { SupportAddress } from '../../support/support-address.tsx'
import * as styles from './crypto.module.css'
import { type CryptoPayment, type CryptoPaymentStatus, isPaymentOver, useBeginPayment } from './crypto.queries.ts'
import { networkNameOf } from './crypto-text.ts'
import { Estimate } from './estimate.tsx'

interface Props {
  asset: Asset
  payment: CryptoPaymentStatus | undefined
  onChoose: (asset: Asset) => void
  onBack: (() => void) | undefined
  onBegun: (payment: CryptoPayment) => void
}

/** Shows every coin; with one that this server is not set up for, no payment can be begun. */
export function ChooseAsset({ asset, payment, onChoose, onBack, onBegun }: Props) {
  const begin = useBeginPayment(onBegun)
  const { data } = useQuery(installationQuery)
  const isTaken =
    data?.crypto.some(({ currency, networks }) => currency === asset.currency && networks.includes(asset.network)) ??
    true
  const hasFailed = payment && isPaymentOver({ standing: payment })
  function choose(currency: string, network?: string) {
    begin.reset()
    const chosen = findAsset(currency, network) ?? findAsset(currency)
    if (chosen) onChoose(chosen)
  }
  return (
    <>
      <div className={styles.choices}>
        <Choice
          label="Currency"
          value={asset.currency}
          of={currencies}
          onChoose={(currency) => choose(currency, asset.network)}
        />
        <Choice
          label="Network"
          value={asset.network}
          of={assets.filter(({ currency }) => currency === asset.currency).map(({ network }) => network)}
          nameOf={networkNameOf}
          onChoose={(network) => choose(asset.currency, network)}
        />
      </div>
      <Estimate asset={asset} />
      <NotSetUp asset={asset} isTaken={isTaken} supportEmail={data?.supportEmail ?? null} error={begin.error} />
      <Button size="big wide" disabled={begin.isPending || !isTaken} onClick={() => begin.mutate(asset)}>
        {begin.isPending ? 'Creating…' : hasFailed ? 'Start Again' : 'Get the Address'}
      </Button>
      {onBack && (
        <Button kind="ghost" onClick={onBack}>
          Back to Your Open Payment
        </Button>
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  of: readonly Value[]
  nameOf?: (value: Value) => string
  onChoose: (value: string) => void
}

function Choice<Value extends string>({ label, value, of, nameOf = String, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {of.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface NotSetUpProps {
  asset: Asset
  isTaken: boolean
  supportEmail: string | null
  error: Error | null
}

function NotSetUp({ asset: { currency, network }, isTaken, supportEmail, error }: NotSetUpProps) {
  if (isTaken && !error) return null
  return (
    <p className={`note ${error ? 'warn' : 'wait'}`} role={error ? 'alert' : undefined}>
      <TriangleAlert className="i" />
      <span>
        <span>
          {error
            ? `Failed to create crypto payment. ${errorMessage(error, tryAgainMessage)}`
            : `We can’t take ${currency} on ${networkNameOf(network)} right now.`}
        </span>
        {!isTaken && (
          <span>
            {' '}
            Email <SupportAddress address={supportEmail} />.
          </span>
        )}
      </span>
    </p>
  )
}
